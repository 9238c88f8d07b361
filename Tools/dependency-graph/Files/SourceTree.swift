import Foundation
import GraphAnalysis

/// The source files under a folder, to find the one that `Module/File.swift` names.
struct SourceTree {
    /// The path in the repository of each place's file; none where no file fits, or several do.
    private let paths: [String: String]

    /// Looks for some files. Hidden folders and links are not entered.
    ///
    /// A file fits that has the name and stands in a folder named for the module, however deep.
    init(under root: String, holding files: Set<String>) {
        guard !files.isEmpty else {
            paths = [:]
            return
        }
        let base = Self.repository(around: root)
        let wanted = Dictionary(grouping: files) { String($0.split(separator: "/").last ?? "") }
        var found: [String: [String]] = [:]
        for path in Self.regularFiles(under: root) {
            let folders = path.split(separator: "/").dropLast().map(Self.moduleName)
            for file in wanted[(path as NSString).lastPathComponent] ?? [] {
                guard let module = file.split(separator: "/").first, folders.contains(String(module)) else { continue }
                found[file, default: []].append(path)
            }
        }
        paths = found.filter { $0.value.count == 1 }.mapValues { Self.path($0[0], from: base) }
    }

    /// The path of a place's file, from the top of the repository; nil where it is not known.
    func path(of place: DependencyGraph.Place) -> String? { paths[place.file] }

    private static func regularFiles(under root: String) -> [String] {
        let root = URL(filePath: root).resolvingSymlinksInPath()
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: root,
            includingPropertiesForKeys: keys,
            options: .skipsHiddenFiles
        )
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
            .map { $0.path }
    }

    /// What the build system makes of a folder's name to name a module.
    private static func moduleName(of folder: Substring) -> String {
        String(folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// The folder that paths in a report start from: the repository around the root, else the working folder where
    /// the root is in it, else the root.
    private static func repository(around root: String) -> String {
        let root = URL(filePath: root).resolvingSymlinksInPath().path
        var folder = root
        while folder != "/" {
            if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        let working = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        return root == working || root.hasPrefix(working + "/") ? working : root
    }

    private static func path(_ path: String, from base: String) -> String {
        path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}

internal import CGraphviz
internal import CPlatform

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The few plug-ins of libgraphviz that a picture needs, loaded by hand.
///
/// Left alone, the library loads all that its configuration names, pango among them, whose widths of text depend on the
/// machine's fonts. With these two alone the same graph gives the same picture everywhere, and the start is faster.
struct GraphvizPlugins: ~Copyable {
    /// The list that the library is given; it keeps the pointer as long as its context.
    let symbols: UnsafeMutableBufferPointer<lt_symlist_t>

    /// Loads plug-ins from a folder, by default the one beside libgvc.
    init(_ names: [String], folder: String?) throws(RenderingError) {
        let folder = if let folder { folder } else { try Self.folderBesideLibrary() }
        var loaded: [lt_symlist_t] = []
        for name in names { loaded.append(try Self.load(name, from: folder)) }
        symbols = .allocate(capacity: loaded.count + 1)
        _ = symbols.initialize(from: loaded + [lt_symlist_t(name: nil, address: nil)])
    }

    deinit {
        for symbol in symbols { free(UnsafeMutablePointer(mutating: symbol.name)) }
        symbols.deallocate()
    }

    private static func folderBesideLibrary() throws(RenderingError) -> String {
        guard let path = platform_library_path("gvContext").map({ String(cString: $0) }),
            let slash = path.lastIndex(of: "/")
        else { throw .library(["the place of libgvc is not known"]) }
        return path[..<slash] + "/graphviz"
    }

    private static func load(_ name: String, from folder: String) throws(RenderingError) -> lt_symlist_t {
        guard let file = file(of: name, in: folder) else {
            throw .plugin(name: name, reason: "there is no such file in \(folder)")
        }
        guard let handle = dlopen(file, RTLD_NOW) else { throw .plugin(name: name, reason: loadingError) }
        let symbol = "gv\(name)_LTX_library"
        guard let address = dlsym(handle, symbol) else { throw .plugin(name: name, reason: loadingError) }
        return lt_symlist_t(name: UnsafePointer(strdup(symbol)), address: address)
    }

    // The suffix differs by system and version: .so.6, .so.8, .8.dylib. The first in order is taken, so that it is always the same.
    private static func file(of name: String, in folder: String) -> String? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { text in
                    text.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
            )
        }
        return names.filter { $0.hasPrefix("libgv\(name).") }.min().map { "\(folder)/\($0)" }
    }

    private static var loadingError: String {
        dlerror().map { String(cString: $0) } ?? "the system does not say why"
    }
}

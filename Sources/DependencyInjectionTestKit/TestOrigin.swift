import DependencyInjection
import Testing

/// Which test a container belongs to.
struct TestOrigin: Sendable {
    /// The test, where it is one of Swift Testing's.
    let test: Test?
    private let function: String
    let location: SourceLocation

    /// One of Swift Testing's.
    init(_ test: Test) {
        self.test = test
        function = test.name
        location = test.sourceLocation
    }

    /// The test that is running, else a function.
    init(function: String, fileID: String, filePath: String, line: Int) {
        test = Test.current
        self.function = test?.name ?? function
        location =
            test?.sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    }

    /// Whether Swift Testing takes an issue of it.
    var isOfSwiftTesting: Bool { test != nil || Self.isInExitTest }

    private static var isInExitTest: Bool {
        #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
            ExitTest.current != nil
        #else
            false
        #endif
    }

    /// The name by which a person knows it.
    var name: String { test?.displayName ?? function }

    /// The name by which a recording knows it, which is the same in every run. Functions of one name in one file are one.
    var identity: DependencyIdentity {
        let file = location.fileName.hasSuffix(".swift") ? location.fileName.dropLast(6) : location.fileName[...]
        return DependencyIdentity(code: "\(file).\(function.filter { $0 != "`" })", file: location.fileID)
    }
}

extension SourceLocation {
    /// A place of a request; that of the test where a caller wrote a place that is none.
    ///
    /// Its path on disk is known for the test's own file alone; the file's id stands for any other.
    init(_ place: Place, beside test: SourceLocation) {
        guard place.file.contains("/"), let line = Int(exactly: place.line), line > 0 else {
            self = test
            return
        }
        let path = place.file == test.fileID ? test.filePath : place.file
        self.init(fileID: place.file, filePath: path, line: line, column: 1)
    }
}

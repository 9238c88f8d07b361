extension DependencyIdentity {
    /// Names code that asks for dependencies and is no type, such as a test.
    ///
    /// - Parameters:
    ///   - name: Its name in the file, such as `CheckoutTests.total()`.
    ///   - file: The file's id, `Module/File.swift`.
    package init(code name: String, file: String) {
        self.init(.enclosing(name: NamedCode.literal(name), file: NamedCode.literal(file)))
    }
}

/// Names that are known only at run time. Each is kept once, for as long as the process runs, as a literal is.
private enum NamedCode {
    private static let literals = Locked<[String: Literal]>([:])

    static func literal(_ text: String) -> Literal {
        literals.withLock { literals in
            if let literal = literals[text] { return literal }
            let literal = Literal(keeping: text)
            literals[text] = literal
            return literal
        }
    }
}

extension Literal {
    /// Copies a text to memory that is never freed.
    fileprivate init(keeping text: String) {
        let bytes = text.utf8CString
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        // `utf8CString` has at least its end.
        self.init(start: UnsafeRawPointer(copy.baseAddress!).assumingMemoryBound(to: UInt8.self))
    }
}

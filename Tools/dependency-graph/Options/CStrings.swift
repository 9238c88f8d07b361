import Foundation

/// A vector of C strings, closed by NULL, that C code may reorder.
struct CStrings: ~Copyable {
    let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let count: Int

    init(_ texts: [String]) {
        count = texts.count
        pointer = .allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() { (pointer + index).initialize(to: strdup(text)) }
        (pointer + texts.count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { free(pointer[index]) }
        pointer.deallocate()
    }

    /// The text at a position; empty outside of the vector.
    subscript(index: Int) -> String {
        (0..<count).contains(index) ? pointer[index].map { String(cString: $0) } ?? "" : ""
    }
}

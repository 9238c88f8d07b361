public import CPlatform

extension UnsafeMutablePointer<BuildFrame> {
    /// Whether this build, inside `outer` of the same type, can only lead to itself again.
    ///
    /// Without arguments it does. With arguments it does where they are equal: `tree(5)` may need `tree(4)`. Others are let through until the
    /// stack is nearly used up, since only then is it sure.
    @inlinable @inline(never)
    func repeats<Arguments>(_ outer: UnsafeMutablePointer<BuildFrame>, passing type: Arguments.Type) -> Bool {
        guard MemoryLayout<Arguments>.size > 0, let mine = pointee.arguments?.assumingMemoryBound(to: type),
            let theirs = outer.pointee.arguments?.assumingMemoryBound(to: type)
        else { return true }
        if let equatable = mine.pointee as? any Equatable, equatable.isEqual(to: theirs.pointee) { return true }
        return thread_stack_left() < Self.stackReserve
    }

    /// What an error needs to be reported, in bytes.
    @inlinable static var stackReserve: Int { 64 << 10 }
}

extension Equatable {
    @inlinable func isEqual(to other: Any) -> Bool { other as? Self == self }
}

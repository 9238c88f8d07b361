import CPlatform

extension UnsafeMutablePointer<BuildFrame> {
    /// Throws where this build can only lead to itself again; `nearest` is the innermost of the same kind around it.
    ///
    /// Without arguments it does. With arguments it does where they are equal: `tree(5)` may need `tree(4)`. Others are let through until the
    /// stack is nearly used up, since only then is it sure.
    @usableFromInline @inline(never)
    func refuseRepetition<Arguments>(
        of nearest: UnsafeMutablePointer<BuildFrame>,
        passing type: Arguments.Type
    ) throws(ResolutionError) {
        if MemoryLayout<Arguments>.size == 0 || pointee.arguments == nil { throw cycle(from: nearest) }
        if let comparable = type as? any Equatable.Type, let equal = outward(from: nearest, equalBy: comparable) {
            throw cycle(from: equal)
        }
        if thread_stack_left() < Self.stackReserve { throw cycle(from: nearest) }
    }

    /// The innermost build of the same kind around this one that was passed equal arguments.
    private func outward<Arguments: Equatable>(
        from nearest: UnsafeMutablePointer<BuildFrame>,
        equalBy type: Arguments.Type
    ) -> UnsafeMutablePointer<BuildFrame>? {
        guard let mine = pointee.arguments?.assumingMemoryBound(to: type) else { return nil }
        var outer: UnsafeMutablePointer<BuildFrame>? = nearest
        while let frame = outer {
            if frame.pointee.isSameBuild(as: pointee),
                let theirs = frame.pointee.arguments?.assumingMemoryBound(to: type), theirs.pointee == mine.pointee
            {
                return frame
            }
            outer = frame.pointee.parent
        }
        return nil
    }

    /// What an error needs to be reported, in bytes.
    private static var stackReserve: Int { 64 << 10 }
}

import CPlatform

/// The properties of one kept instance.
///
/// Instances that hold each other through such properties would outlive their container. Its end empties the properties of those that
/// are still there when it has let go of them all.
@usableFromInline
final class KeptCells {
    private var cells: [LazyCell] = []

    /// Adds a property that came into being while something kept was built, to that of the innermost such build.
    static func add(_ cell: LazyCell, ofBuild serial: UInt64, on thread: ThreadContext) {
        // An async build has no frame.
        var frame = thread.topmost.flatMap { $0.pointee.serial == serial ? $0 : nil }
        while let build = frame {
            // The build that set the address runs on this thread around this call.
            if let cells = build.pointee.cells {
                cells.pointee = (cells.pointee ?? KeptCells()).with(cell)
                return
            }
            frame = build.pointee.parent
        }
        AsyncBuild.current?.awaited?.add(cell)
    }

    func with(_ cell: LazyCell) -> KeptCells {
        cells.append(cell)
        return self
    }

    /// Empties the properties whose owners are still held by someone; the others are held by nobody but this list.
    func empty() {
        while var cell = cells.popLast() {
            if !isKnownUniquelyReferenced(&cell) { cell.empty() }
        }
    }
}

// Filled by the one build that it belongs to, and emptied by the end of the container, which comes after it.
extension KeptCells: @unchecked Sendable {}

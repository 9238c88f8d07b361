import CPlatform

/// What was handed a reference to the container that built it.
struct BuildOwner: Sendable {
    let identity: DependencyIdentity
    /// The number of the build.
    let serial: UInt64

    /// Whether the running code is part of that build.
    func isUnfinished(on thread: ThreadContext) -> Bool { Self.isUnfinished(serial, on: thread) }

    /// Whether the running code is part of the build with a number; 0 is that of none.
    static func isUnfinished(_ serial: UInt64, on thread: ThreadContext) -> Bool {
        guard serial != 0 else { return false }
        return thread.frames.contains { $0.pointee.serial == serial }
            || AsyncBuild.current?.lineage.contains { $0.serial == serial } == true
    }
}

extension Container {
    /// The reference that is handed to what this thread begins to build: one of its own where a tracer asks later whose requests these are.
    @usableFromInline
    var handedOut: Container {
        let thread = thread_context_current()
        guard core.hasTracer, let frame = thread.topmost else { return self }
        if frame.pointee.serial == 0 { frame.pointee.serial = thread_next_serial(thread) }
        return Container(inner, handedTo: BuildOwner(identity: frame.pointee.identity, serial: frame.pointee.serial))
    }

    /// The same for what a task builds.
    func handedOut(to build: AsyncBuild) -> Container {
        guard core.hasTracer else { return self }
        return Container(inner, handedTo: BuildOwner(identity: build.identity, serial: build.serial))
    }
}

import CPlatform
public import Synchronization

/// The container of the process, and the one that a task puts in its place.
///
/// ```swift
/// ContainerHolder.container = Container()                    // once, at the start of the program
///
/// await ContainerHolder.withContainer(testContainer) {       // this task and its child tasks alone
///     await handle(request)
/// }
/// ```
public enum ContainerHolder {
    @usableFromInline static let override = TaskLocal<Container?>(wrappedValue: nil)

    /// Whether any task ever had a container of its own; until then nobody pays for looking.
    @usableFromInline static let hasOverrides = Atomic<Bool>(false)

    /// The address of the process's container, which holds a reference.
    @usableFromInline static let shared = Atomic<Int>(0)

    /// The container that is current: this task's, else the process's. Setting it sets the process's.
    ///
    /// Reading it where neither is set stops the program with a message; `current` gives nil instead. The container that was set before
    /// ends unless someone else holds it.
    public static var container: Container {
        get {
            guard let current else { Stop.program(Wording.noContainer) }
            return current
        }
        set {
            let new = Int(bitPattern: Unmanaged.passRetained(newValue).toOpaque())
            let old = shared.exchange(new, ordering: .acquiringAndReleasing)
            thread_reads_wait()
            if let old = UnsafeRawPointer(bitPattern: old) { Unmanaged<Container>.fromOpaque(old).release() }
        }
    }

    /// The container that is current: this task's, else the process's, else nil.
    public static var current: Container? {
        if hasOverrides.load(ordering: .relaxed), let override = override.get() { return override }
        let thread = thread_context_current()
        thread_reads_begin(thread)
        // Until the section ends the reference that the address holds is not released.
        let container = UnsafeRawPointer(bitPattern: shared.load(ordering: .acquiring)).map {
            Unmanaged<Container>.fromOpaque($0).takeUnretainedValue()
        }
        thread_reads_end(thread)
        return container
    }

    /// Makes a container current for an operation: for this task and its child tasks, not for detached ones.
    @inlinable
    public static func withContainer<R>(_ container: Container, _ operation: () throws -> R) rethrows -> R {
        hasOverrides.store(true, ordering: .relaxed)
        return try override.withValue(container, operation: operation)
    }

    /// Makes a container current for an operation: for this task and its child tasks, not for detached ones.
    ///
    /// The operation runs on the caller's actor.
    @inlinable
    public static func withContainer<R>(_ container: Container, _ operation: () async throws -> R) async rethrows -> R {
        hasOverrides.store(true, ordering: .relaxed)
        return try await override.withValue(container, operation: operation)
    }
}

/// Is told of every request that a container meets.
///
/// ```swift
/// struct Counter: ResolveTracer {
///     let requests = Atomic<Int>(0)
///     func trace(_ event: ResolveEvent) { requests.add(1, ordering: .relaxed) }
/// }
/// ```
public protocol ResolveTracer: Sendable {
    /// Takes one event.
    ///
    /// Called on the thread of the request, after the instance is there and before the request returns, outside of every lock. It
    /// may be called from many threads at once, must not throw, and must not resolve from a container that it traces.
    func trace(_ event: ResolveEvent)
}

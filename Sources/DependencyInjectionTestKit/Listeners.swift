import DependencyInjection

/// The tracers that a test passes its events on to.
struct Listeners: Sendable {
    /// By which name they know the test.
    let test: DependencyIdentity
    private var tracers: [any ResolveTracer] = []

    init(test: DependencyIdentity) { self.test = test }

    /// The same and another one. A recorder that suite and test both name is told of each event once.
    func adding(_ tracer: any ResolveTracer) -> Self {
        if tracers.contains(where: { ($0 as AnyObject) === (tracer as AnyObject) }) { return self }
        var listeners = self
        listeners.tracers.append(tracer)
        return listeners
    }

    /// Passes an event on. What no type asks for the test does, and what was made by hand the test made.
    func trace(_ event: ResolveEvent) {
        var event = event
        if event.isEntry { event.requester = event.requester.made(by: test) }
        for tracer in tracers { tracer.trace(event) }
    }
}

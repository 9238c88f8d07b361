/// Holds a tracer of any type, so that an event reaches it without a copy of an existential: that would cost more than most events.
class TracerBox {
    fileprivate init() {}

    func trace(_ event: ResolveEvent) { preconditionFailure("\(Self.self) has no tracer") }

    /// Holds a tracer.
    static func holding(_ tracer: some ResolveTracer) -> TracerBox { BoxOf(tracer) }
}

// As of every box, nothing of it changes after its initialiser.
private final class BoxOf<Tracer: ResolveTracer>: TracerBox, @unchecked Sendable {
    private let tracer: Tracer

    init(_ tracer: Tracer) { self.tracer = tracer }

    override func trace(_ event: ResolveEvent) { tracer.trace(event) }
}

// A tracer is Sendable, and nothing of a box changes after its initialiser.
extension TracerBox: @unchecked Sendable {}

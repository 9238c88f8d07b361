import CPlatform

/// Who asked, in which way and where.
struct Asker: Sendable {
    let requester: Requester
    let edge: ResolveEvent.Edge
    let isProperty: Bool
    /// Whether requests start with who asks: with nobody, or with something that was made by hand outside of every build.
    let isEntry: Bool
    let place: Place

    /// Who makes a request now, on this thread.
    @inline(__always)
    init(of request: Request) {
        let thread = thread_context_current()
        let isProgram =
            request.origin == nil && request.reference == nil && thread.topmost == nil && !AsyncBuild.mayBeAny
        // Asking further would find the same, and most requests of kept instances are of this sort.
        requester = isProgram ? Requester(builder: nil, enclosing: nil) : Requester(of: request)
        edge = isProgram ? .construction : request.edge(on: thread)
        isProperty = request.origin != nil
        isEntry = requester.builder == nil
        place = request.place
    }

    var consumer: DependencyIdentity? { requester.identity }
}

import DependencyInjection

/// Requests that differ in nothing, and how many of them were met.
struct RequestRow {
    /// The first of them.
    let event: ResolveEvent
    private(set) var count = 0

    init(_ event: ResolveEvent) {
        self.event = event
        add(event)
    }

    mutating func add(_ event: ResolveEvent) {
        if case .failed = event.kind { return }
        count += 1
    }

    var resolutions: [Resolution] {
        let resolution = Resolution(
            dependency: event.dependency,
            consumer: event.consumer,
            place: event.place,
            isSubstitute: event.isSubstituted
        )
        return Array(repeating: resolution, count: count)
    }

    /// What makes requests the same, by address: no name is made while a test runs.
    struct Key: Hashable {
        private let words: [UInt]

        init(_ event: ResolveEvent, isLate: Bool) {
            let (dependency, requester) = (event.dependency.addresses, event.requester.addresses)
            let flags: UInt = (event.isSubstituted ? 1 : 0) | (event.isFailed ? 2 : 0) | (isLate ? 4 : 0)
            words = [
                dependency.0, dependency.1, requester.0, requester.1, requester.2,
                event.place.fileAddress, event.place.line, flags,
            ]
        }
    }
}

extension ResolveEvent {
    fileprivate var isSubstituted: Bool {
        if case .substituted = kind { true } else { false }
    }

    fileprivate var isFailed: Bool {
        if case .failed = kind { true } else { false }
    }
}

import DependencyInjection

/// Requests that differ in nothing, and how many of them were met.
///
/// It holds no event: one of a failure holds the program's error, which may hold anything.
struct RequestRow {
    let dependency: DependencyIdentity
    private let requester: Requester
    private let place: Place
    private let isSubstitute: Bool
    private(set) var count = 0

    init(_ event: ResolveEvent) {
        dependency = event.dependency
        requester = event.requester
        place = event.place
        isSubstitute = event.isSubstituted
        add(event)
    }

    mutating func add(_ event: ResolveEvent) {
        if !event.isFailed { count += 1 }
    }

    var resolutions: [Resolution] {
        let resolution = Resolution(
            dependency: dependency,
            consumer: requester.identity,
            place: place,
            isSubstitute: isSubstitute
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

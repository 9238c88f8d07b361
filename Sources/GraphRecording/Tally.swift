import DependencyInjection
import GraphAnalysis

/// What was counted: a value that grows with the number of different requests.
struct Tally: Sendable {
    /// How often each request was made.
    private(set) var requests: [RequestKey: RequestCount] = [:]
    /// What was built for each dependency.
    private(set) var builds: [BuildKey: BuildCount] = [:]
    private(set) var failures: Set<DependencyGraph.Failure> = []

    /// More failures than this are not told apart from a program that does nothing else.
    private static let mostFailures = 1_000

    mutating func count(_ event: ResolveEvent) {
        if case .failed(let error) = event.kind {
            guard failures.count < Self.mostFailures else { return }
            failures.insert(DependencyGraph.Failure(error))
            return
        }
        let isDeclaration = if case .declared = event.kind { true } else { false }
        requests[RequestKey(event), default: RequestCount(event)].resolutions += isDeclaration ? 0 : 1
        if !isDeclaration { builds[BuildKey(event), default: BuildCount(event)].add(event.duration) }
    }

    /// Takes in what another thread counted.
    mutating func add(_ other: Tally) {
        requests.merge(other.requests) { $0.adding($1) }
        builds.merge(other.builds) { $0.adding($1) }
        failures.formUnion(other.failures.prefix(Self.mostFailures - failures.count))
    }
}

/// What makes two requests the same, by address: no name is made while counting.
struct RequestKey: Hashable {
    private let consumer: Address?
    private let dependency: Address
    private let edge: ResolveEvent.Edge
    private let file: UInt
    private let line: UInt
    private let isForced: Bool

    init(_ event: ResolveEvent) {
        consumer = event.consumer.map(Address.init)
        dependency = Address(event.dependency)
        edge = event.edge
        file = event.place.fileAddress
        line = event.place.line
        isForced = event.isForced
    }
}

/// A dependency and the type that was built for it.
struct BuildKey: Hashable {
    private let dependency: Address
    private let implementation: ObjectIdentifier?

    init(_ event: ResolveEvent) {
        dependency = Address(event.dependency)
        implementation = event.implementation.map { ObjectIdentifier($0) }
    }
}

/// The address of a name.
struct Address: Hashable {
    private let first: UInt
    private let second: UInt

    init(_ identity: DependencyIdentity) { (first, second) = identity.addresses }
}

/// One request, as it was first seen, and how often it was made.
struct RequestCount: Sendable {
    let event: ResolveEvent
    var resolutions = 0

    init(_ event: ResolveEvent) { self.event = event }

    func adding(_ other: Self) -> Self {
        var sum = self
        sum.resolutions += other.resolutions
        return sum
    }
}

/// What was built for one dependency.
struct BuildCount: Sendable {
    let event: ResolveEvent
    private(set) var figures = DependencyGraph.BuildFigures()

    init(_ event: ResolveEvent) { self.event = event }

    mutating func add(_ duration: Duration?) {
        guard let duration else { return }
        let parts = duration.components
        let nanoseconds =
            UInt64(max(0, parts.seconds)) * 1_000_000_000 + UInt64(max(0, parts.attoseconds / 1_000_000_000))
        add(.init(count: 1, totalNanoseconds: nanoseconds, longestNanoseconds: nanoseconds))
    }

    func adding(_ other: Self) -> Self {
        var sum = self
        sum.add(other.figures)
        return sum
    }

    private mutating func add(_ other: DependencyGraph.BuildFigures) {
        figures.count += other.count
        figures.totalNanoseconds += other.totalNanoseconds
        figures.longestNanoseconds = max(figures.longestNanoseconds, other.longestNanoseconds)
    }
}

extension ResolveEvent {
    /// Whether a property that could have waited was read while its owner was still being built.
    var isForced: Bool { isProperty && edge == .construction }
}

import DependencyInjection

/// What a test replaced, what was asked for, and what is to be said of it. A value that decides; the log holds it behind a lock.
struct Requests {
    var rules: ContainerRules
    /// Who else is told; nil where nobody is.
    var listeners: Listeners?
    var allowed: Set<DependencyIdentity> = []
    /// How many set-ups have ended.
    var setUps = 0

    /// Different requests, in the order in which they were first made.
    private(set) var rows: [RequestRow] = []
    private var indices: [RequestRow.Key: Int] = [:]
    private var replacements = 0
    private var substitutes: [DependencyIdentity: Standing] = [:]
    private var findings: [ContainerFinding] = []
    private var hasEnded = false

    init(rules: ContainerRules) { self.rules = rules }

    /// A substitute that stands.
    private struct Standing {
        let substitute: Substitute
        let setUp: Int
        let ordinal: Int
        var wasUsed = false
    }

    /// Takes in an event.
    ///
    /// - Returns: Whether it is the first of its sort after the test has ended.
    mutating func add(_ event: ResolveEvent) -> Bool {
        guard event.isRequest else { return false }
        if event.mayUseSubstitute { substitutes[event.dependency]?.wasUsed = true }
        let key = RequestRow.Key(event, isLate: hasEnded)
        if let index = indices[key] {
            rows[index].add(event)
            return false
        }
        indices[key] = rows.count
        rows.append(RequestRow(event))
        if rules.contains(.strict), !hasEnded, event.usesReal, !isExpected(event.dependency) {
            findings.append(ContainerFinding(.notSubstituted, event))
        }
        return hasEnded
    }

    /// Whether the test said that this is real, or put something in its place that failed.
    private func isExpected(_ dependency: DependencyIdentity) -> Bool {
        allowed.contains(dependency) || substitutes[dependency] != nil
    }

    /// Takes in a substitute.
    ///
    /// - Returns: Where the same set-up, or the body, put another one before.
    mutating func replace(_ substitute: Substitute) -> Place? {
        let earlier = substitutes[substitute.dependency]
        replacements += 1
        substitutes[substitute.dependency] = Standing(substitute: substitute, setUp: setUps, ordinal: replacements)
        return earlier?.setUp == setUps ? earlier?.substitute.place : nil
    }

    /// The substitutes that nobody asked for, in the order in which they were put in place.
    var unused: [Substitute] {
        substitutes.values.filter { !$0.wasUsed }.sorted { $0.ordinal < $1.ordinal }.map(\.substitute)
    }

    /// Ends the test.
    ///
    /// - Returns: What broke the rules.
    mutating func end() -> [ContainerFinding] {
        hasEnded = true
        guard rules.contains(.everySubstituteIsUsed) else { return findings }
        return findings + unused.map { ContainerFinding(.unusedSubstitute, $0) }
    }
}

extension ResolveEvent {
    /// Whether something was asked for. The elements of a collection are asked for by the collection alone.
    fileprivate var isRequest: Bool {
        if case .declared = kind { false } else { !dependency.isElement }
    }

    fileprivate var mayUseSubstitute: Bool {
        switch kind {
        case .substituted, .failed: true
        case .declared, .built, .kept: false
        }
    }

    /// Whether code that the test did not put in place made, or tried to make, what was asked for.
    fileprivate var usesReal: Bool {
        switch kind {
        case .built, .kept: true
        case .failed(let error): if case .buildFailed = error.kind { true } else { false }
        case .declared, .substituted: false
        }
    }
}

extension ContainerFinding {
    init(_ kind: Kind, _ event: ResolveEvent) {
        self.init(kind: kind, dependency: event.dependency, consumer: event.consumer, place: event.place)
    }

    init(_ kind: Kind, _ substitute: Substitute) {
        self.init(kind: kind, dependency: substitute.dependency, consumer: nil, place: substitute.place)
    }
}

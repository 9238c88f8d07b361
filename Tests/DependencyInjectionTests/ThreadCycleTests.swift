import DependencyInjection
import Testing

/// Where the builders of a cycle meet, so that each has begun before any goes on.
private final class Meeting: Sendable {
    private let gates: [Gate]

    init(_ count: Int) { gates = (0..<count).map { _ in Gate() } }

    func arrive(_ index: Int) {
        gates[index].open()
        for gate in gates { gate.pass() }
    }
}

private struct Part: Sendable {}

/// Needs its successor as soon as all of its ring are being built.
private struct Ring: Hashable, Sendable {
    let meeting: Meeting
    let size: Int
    static func == (left: Ring, right: Ring) -> Bool { left.meeting === right.meeting }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(meeting)) }
}

extension Dependencies {
    fileprivate subscript(part: Int, of ring: Ring) -> Dependency<Part> {
        Dependency(.singleton) { container in
            ring.meeting.arrive(part)
            return try container.tryResolve(\.[(part + 1) % ring.size, of: ring])
        }
    }
    fileprivate var sun: Dependency<Part> {
        Dependency(.singleton) { container in
            container.resolve(Meeting.self).arrive(0)
            return try container.tryResolve(\.moon)
        }
    }
    fileprivate var moon: Dependency<Part> {
        Dependency(.singleton) { container in
            container.resolve(Meeting.self).arrive(1)
            return try container.tryResolve(\.sun)
        }
    }
    fileprivate var patient: Dependency<Part> {
        Dependency(.singleton) { container in
            container.resolve(Meeting.self).arrive(0)
            return try container.tryResolve(\.hasty)
        }
    }
    fileprivate var hasty: Dependency<Part> {
        Dependency(.singleton) { container in
            container.resolve(Meeting.self).arrive(1)
            return (try? container.tryResolve(\.patient)) ?? Part()
        }
    }
}

// Two owners whose properties are read on two threads and need each other.
private final class Left: SingletonInjectable {
    let right = Injected<Right>()
    init(container: Container, args: Void) throws {
        container.resolve(Meeting.self).arrive(0)
        _ = try right.tryResolve()
    }
}
private final class Right: SingletonInjectable {
    let left = Injected<Left>()
    init(container: Container, args: Void) throws {
        container.resolve(Meeting.self).arrive(1)
        _ = try left.tryResolve()
    }
}

/// Law 4: a cycle between threads is an error for one of them, and nobody hangs.
@Suite struct ThreadCycleTests {
    @Test(arguments: [2, 3, 5])
    func `threads that wait for each other in a ring get the cycle, and none hangs`(size: Int) throws {
        let container = Container()
        let ring = Ring(meeting: Meeting(size), size: size)
        let errors = try onThreads(size, within: 5) { part in failure { try container.tryResolve(\.[part, of: ring]) } }
        #expect(errors.allSatisfy { $0?.isCycle == true })
        #expect(errors.allSatisfy { $0?.path.count == size + 1 })
    }

    @Test func `a cycle between two threads names both and the place of each request`() throws {
        let container = Container()
        container.provide(Meeting.self, Meeting(2))
        let errors = try onThreads(2, within: 5) { thread in
            failure { try thread == 0 ? container.tryResolve(\.sun) : container.tryResolve(\.moon) }
        }
        for error in errors.compactMap(\.self) {
            #expect(error.isCycle)
            #expect(["\\.sun → \\.moon → \\.sun", "\\.moon → \\.sun → \\.moon"].contains(error.drawing))
            #expect(Set(error.path.dropFirst().map(\.place.line)) == [36, 42])
        }
        #expect(errors.count == 2)
    }

    @Test func `of two threads in a cycle, who gets by without the other finishes and frees the other`() throws {
        for _ in 1...100 {
            let container = Container()
            container.provide(Meeting.self, Meeting(2))
            let errors = try onThreads(2, within: 5) { thread in
                failure { try thread == 0 ? container.tryResolve(\.patient) : container.tryResolve(\.hasty) }
            }
            // Whoever of the two closes the circle gets the error: patient passes it on, hasty does without.
            #expect(errors[0] == nil || errors[0]?.isCycle == true)
            #expect(errors[1] == nil)
        }
    }

    @Test func `a cycle between threads through properties is an error`() throws {
        let container = Container()
        container.provide(Meeting.self, Meeting(2))
        let errors = try onThreads(2, within: 5) { thread in
            thread == 0
                ? failure { try container.tryResolve(Left.self) } : failure { try container.tryResolve(Right.self) }
        }
        #expect(errors.allSatisfy { $0?.isCycle == true })
        #expect(errors.contains { ["Left → Right → Left", "Right → Left → Right"].contains($0?.drawing) })
    }

    @Test func `after a cycle between threads the container works and the cycle alone stays an error`() throws {
        let container = Container()
        container.provide(Meeting.self, Meeting(2))
        _ = try onThreads(2, within: 5) { thread in
            failure { try thread == 0 ? container.tryResolve(\.sun) : container.tryResolve(\.moon) }
        }
        #expect(failure { try container.tryResolve(\.sun) }?.isCycle == true)
        container.bind(\.moon) { _ in Part() }
        #expect(failure { try container.tryResolve(\.sun) } == nil)
    }

    @Test func `a thread that waits for a build that fails gets its error with the own way there`() throws {
        struct Refusal: Error {}
        let container = Container()
        let (isBuilding, goOn) = (Gate(), Gate())
        container.bind(Part.self, .singleton) { _ in
            isBuilding.open()
            goOn.pass()
            throw Refusal()
        }
        container.bind(Int.self) { container in
            _ = try container.tryResolve(Part.self)
            return 1
        }
        let errors = try onThreads(2, within: 5) { thread in
            if thread == 0 { return failure { try container.tryResolve(Part.self) } }
            isBuilding.pass()
            startThread { goOn.open() }
            return failure { try container.tryResolve(Int.self) }
        }
        #expect(errors[0]?.drawing == "Part")
        #expect(errors[1]?.drawing == "Int → Part")
        #expect(
            errors.allSatisfy { $0.map { if case .buildFailed(is Refusal) = $0.kind { true } else { false } } == true }
        )
    }
}

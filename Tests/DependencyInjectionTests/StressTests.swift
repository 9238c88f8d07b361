import DependencyInjection
import Foundation
import Testing

private final class Part: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

/// A digit in the name of a type, so that 64 types need not be written.
private protocol Digit: SendableMetatype {
    static var value: Int { get }
}
private enum Zero: Digit { static var value: Int { 0 } }
private enum Successor<Previous: Digit>: Digit { static var value: Int { Previous.value + 1 } }

/// One type for each pair of digits; its needs are those that the graph says.
private final class Typed<Tens: Digit, Ones: Digit>: SingletonInjectable {
    init(container: Container, args: Void) throws {
        let graph = try container.tryResolve(RandomGraph.self)
        let number = Tens.value * 8 + Ones.value
        graph.builds[number].increment()
        for other in graph.needs[number] { _ = try resolveTyped(other, from: container) }
    }
}

private let digits: [any Digit.Type] = {
    var digits: [any Digit.Type] = []
    func append<D: Digit>(_ digit: D.Type) {
        digits.append(digit)
        if digits.count < 8 { append(Successor<D>.self) }
    }
    append(Zero.self)
    return digits
}()

private func resolveTyped(_ number: Int, from container: Container) throws -> AnyObject {
    func resolve<Tens: Digit, Ones: Digit>(_ tens: Tens.Type, _ ones: Ones.Type) throws -> AnyObject {
        try container.tryResolve(Typed<Tens, Ones>.self)
    }
    let (tens, ones) = (digits[number / 8], digits[number % 8])
    return try resolve(tens, ones)
}

extension Dependencies {
    fileprivate subscript(part number: Int, of graph: RandomGraph) -> Dependency<Part> {
        Dependency(.singleton) { container in
            graph.builds[number].increment()
            for other in graph.needs[number] { _ = try container.tryResolve(\.[part: other, of: graph]) }
            return Part(number)
        }
    }
}

/// Random graphs and random threads. A failure says its seed; `DEPENDENCY_INJECTION_SEED` repeats it.
@Suite(.serialized) struct StressTests {
    private static let seeds: [UInt64] = {
        if let seed = ProcessInfo.processInfo.environment["DEPENDENCY_INJECTION_SEED"].flatMap(UInt64.init) {
            return [seed]
        }
        return (0..<20).map { _ in .random(in: 0..<1_000_000) }
    }()

    private static let parts = 64
    private static let threads = 6

    @Test(arguments: seeds)
    func `random graphs without cycles build each part once, and all get the same`(seed: UInt64) throws {
        for (kind, ask) in Self.ways {
            var random = SplitMix(seed: seed)
            let graph = RandomGraph(parts: Self.parts, isAcyclic: true, using: &random)
            let container = Container(tracer: seed % 4 == 0 ? EventLog() : nil)
            container.provide(RandomGraph.self, graph)
            let found = try Self.ask(container, graph, seed, ask)
            #expect(graph.builds.allSatisfy { $0.value == 1 }, "\(kind), seed \(seed)")
            #expect(found.allSatisfy { $0 == found[0] && !$0.contains(nil) }, "\(kind), seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func `random graphs with cycles give a value or the cycle, and never hang`(seed: UInt64) throws {
        for (kind, ask) in Self.ways {
            var random = SplitMix(seed: seed)
            let graph = RandomGraph(parts: Self.parts, isAcyclic: false, using: &random)
            let container = Container()
            container.provide(RandomGraph.self, graph)
            let found = try Self.ask(container, graph, seed, ask)
            for number in 0..<Self.parts {
                let isError = found.map { $0[number] == nil }
                #expect(Set(isError) == [graph.isCircular[number]], "\(kind), seed \(seed), part \(number)")
                #expect(Set(found.map { $0[number] }).count == 1, "\(kind), seed \(seed), part \(number)")
            }
        }
    }

    private typealias Ask = @Sendable (Container, RandomGraph, Int) throws -> AnyObject

    private static let ways: [(String, Ask)] = [
        ("key paths", { try $0.tryResolve(\.[part: $2, of: $1]) }),
        ("types", { container, _, number in try resolveTyped(number, from: container) }),
    ]

    /// Has each thread ask for all parts in an order of its own; what each got for each part, nil for a cycle.
    private static func ask(
        _ container: Container,
        _ graph: RandomGraph,
        _ seed: UInt64,
        _ ask: @escaping Ask
    ) throws -> [[ObjectIdentifier?]] {
        try onThreads(threads, within: 20) { thread in
            var random = SplitMix(seed: seed &* 31 &+ UInt64(thread))
            var found = [ObjectIdentifier?](repeating: nil, count: parts)
            for number in (0..<parts).shuffled(using: &random) {
                do { found[number] = ObjectIdentifier(try ask(container, graph, number)) } catch {
                    guard (error as? ResolutionError)?.isCycle == true else { fatalError("\(error)") }
                }
            }
            return found
        }
    }
}

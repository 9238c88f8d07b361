/// Which tasks wait for which async builds: each is built once for all who ask meanwhile.
///
/// Before a task waits, the waits are followed from the build that it would wait for; where they lead back to a build that it is part of, it
/// has found a cycle between tasks. One lock for the process, taken only where something is built or waited for.
enum Flights {
    private static let state = Locked(State())

    /// How a wait ended.
    enum Outcome: Sendable {
        case built(keeping: Passenger?, isMine: Bool = false)
        case failed(ResolutionError)
        case cycle([ResolutionError.Step], start: Int)
        case cancelled
    }

    /// An instance that nobody else may hold yet.
    struct Passenger: @unchecked Sendable {
        // Only what is Sendable is built for several.
        let object: AnyObject
    }

    /// Waits until the build of a target has ended, and starts it where nobody builds.
    ///
    /// A build runs in a task of its own: who asked for it first may be cancelled like any other who waits.
    ///
    /// - Parameters:
    ///   - request: The build as this task asks for it.
    ///   - start: Runs the build, and calls `land` when it has ended.
    /// - Returns: Nil where the target is ready, or a thread builds it: the caller looks again.
    static func wait(
        for target: any BuiltOnce,
        _ request: AsyncBuild,
        start: @escaping @Sendable (AsyncBuild) async -> Void
    ) async -> Outcome? {
        await request.container.countingWait(of: request) { await board(target, request, start: start) }
    }

    private static func board(
        _ target: any BuiltOnce,
        _ request: AsyncBuild,
        start: @escaping @Sendable (AsyncBuild) async -> Void
    ) async -> Outcome? {
        let boarding = state.withLock { $0.board(target, request) }
        switch boarding {
        case .ready: return nil
        case .cycle(let path, let start): return .cycle(path, start: start)
        case .joined(let flight, let seat): return await wait(on: flight, seat)
        case .started(let flight, let seat):
            Task { await start(request) }
            let outcome = await wait(on: flight, seat)
            guard case .built(let passenger, _) = outcome else { return outcome }
            return .built(keeping: passenger, isMine: true)
        }
    }

    /// Gives the outcome of a build to all who wait for it.
    static func land(_ target: any BuiltOnce, _ outcome: Outcome) {
        let continuations = state.withLock { $0.land(ObjectIdentifier(target), outcome) }
        for continuation in continuations { continuation.resume(returning: outcome) }
    }

    private static func wait(on flight: Flight, _ seat: Seat) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let outcome = state.withLock({ $0.sit(continuation, on: flight, seat) }) {
                    continuation.resume(returning: outcome)
                }
            }
        } onCancel: {
            state.withLock { $0.leave(flight, seat) }?.resume(returning: .cancelled)
        }
    }

    private typealias Continuation = CheckedContinuation<Outcome, Never>

    /// One build and those who wait for it; guarded by the lock.
    private final class Flight: @unchecked Sendable {
        let build: AsyncBuild
        var seats: [ObjectIdentifier: Seat] = [:]
        var outcome: Outcome?

        init(_ build: AsyncBuild) { self.build = build }
    }

    /// One who waits; guarded by the lock.
    private final class Seat: @unchecked Sendable {
        let request: AsyncBuild
        var continuation: Continuation?
        var wasLeft = false

        init(_ request: AsyncBuild) { self.request = request }

        /// The build that cannot go on before this wait has ended.
        var waiting: AsyncBuild? { request.parent?.awaited }
    }

    private enum Boarding {
        case ready
        case started(Flight, Seat)
        case joined(Flight, Seat)
        case cycle([ResolutionError.Step], start: Int)
    }

    private struct State {
        var flights: [ObjectIdentifier: Flight] = [:]

        mutating func board(_ target: any BuiltOnce, _ request: AsyncBuild) -> Boarding {
            let seat = Seat(request)
            if let flight = flights[ObjectIdentifier(target)] {
                if let cycle = cycle(through: flight, for: seat) { return cycle }
                flight.seats[ObjectIdentifier(seat)] = seat
                return .joined(flight, seat)
            }
            guard case .claimed = target.claimForTask() else { return .ready }
            let flight = Flight(request)
            flight.seats[ObjectIdentifier(seat)] = seat
            flights[ObjectIdentifier(target)] = flight
            return .started(flight, seat)
        }

        mutating func land(_ target: ObjectIdentifier, _ outcome: Outcome) -> [Continuation] {
            guard let flight = flights.removeValue(forKey: target) else { return [] }
            flight.outcome = outcome
            return flight.seats.values.compactMap { seat in
                defer { seat.continuation = nil }
                return seat.continuation
            }
        }

        /// The outcome where there is one already.
        func sit(_ continuation: Continuation, on flight: Flight, _ seat: Seat) -> Outcome? {
            if let outcome = flight.outcome { return outcome }
            if seat.wasLeft { return .cancelled }
            seat.continuation = continuation
            return nil
        }

        func leave(_ flight: Flight, _ seat: Seat) -> Continuation? {
            seat.wasLeft = true
            flight.seats[ObjectIdentifier(seat)] = nil
            defer { seat.continuation = nil }
            return seat.continuation
        }

        /// The cycle that a wait would close: the flight is one that the waiting task is part of, or it waits for one such.
        private func cycle(through flight: Flight, for seat: Seat) -> Boarding? {
            let path = seat.request.path
            if seat.request.lineage.dropFirst().contains(where: { $0 === flight.build }) {
                return .cycle(path, start: flight.build.path.count - 1)
            }
            guard let waiting = seat.waiting, let way = way(from: flight.build, to: waiting) else { return nil }
            return .cycle(path + way, start: waiting.path.count - 1)
        }

        /// The requests by which one build waits for another, followed breadth first.
        private func way(from build: AsyncBuild, to end: AsyncBuild) -> [ResolutionError.Step]? {
            var ways: [(AsyncBuild, [ResolutionError.Step])] = [(build, [])]
            var seen: Set<ObjectIdentifier> = [ObjectIdentifier(build)]
            var next = 0
            while next < ways.count {
                let (build, way) = ways[next]
                next += 1
                for flight in flights.values where !seen.contains(ObjectIdentifier(flight.build)) {
                    guard let seat = flight.seats.values.first(where: { $0.waiting === build }) else { continue }
                    let longer = way + [seat.request.step]
                    if flight.build === end { return longer }
                    seen.insert(ObjectIdentifier(flight.build))
                    ways.append((flight.build, longer))
                }
            }
            return nil
        }
    }
}

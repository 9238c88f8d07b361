import CPlatform

/// Which threads wait for whose builds.
///
/// A thread waits only for the very instance that it needs, and never where the wait could not end: before it does, it follows the
/// waits from the builder onward, and where they lead back to itself it has found a cycle between threads. One lock for the process, taken
/// only by those who wait and those who are waited for.
enum Waits {
    private static let state = Locked(State())

    /// Waits until the build that another thread runs has ended.
    ///
    /// - Throws: The error of that build, or that of a cycle between threads.
    static func wait(
        for target: any BuiltOnce,
        as identity: DependencyIdentity,
        _ scope: InstanceScope?,
        for request: Request,
        in container: Container
    ) throws(ResolutionError) {
        let thread = thread_context_current()
        let wait = Wait(
            target: target,
            step: ResolutionError.Step(
                dependency: identity,
                scope: scope,
                place: request.place,
                consumer: request.consumer(on: thread)
            )
        )
        let watch = container.core.hasTracer ? Stopwatch(on: thread) : nil
        defer { watch?.stop() }
        switch state.withWaitableLock({ $0.run(wait, of: thread, until: $1) }) {
        case nil, .built: return
        case .failed(let error): throw error.seen(from: Path.steps(of: thread) + [wait.step])
        case .cycle(let path, let start): throw container.cycle(path: path, startingAt: start)
        }
    }

    /// Wakes those who wait for a build of this thread that has ended.
    static func end(of target: any BuiltOnce, failure: ResolutionError? = nil) {
        state.withLock { state in
            let flight = state.flights.removeValue(forKey: ObjectIdentifier(target))
            flight?.outcome = failure.map(Outcome.failed) ?? .built
            flight?.signal.give()
        }
    }

    /// One thread waiting: for what, and with which request.
    private struct Wait {
        let target: any BuiltOnce
        let step: ResolutionError.Step
    }

    private enum Outcome {
        case built
        case failed(ResolutionError)
        case cycle([ResolutionError.Step], start: Int)
    }

    /// One build that is waited for.
    private final class Flight {
        let signal = Signal()
        var outcome: Outcome?
    }

    private struct State {
        var flights: [ObjectIdentifier: Flight] = [:]
        var waits: [ThreadContext: Wait] = [:]

        /// Nil where the build has ended already.
        mutating func run(_ wait: Wait, of thread: ThreadContext, until waiter: borrowing Waiter) -> Outcome? {
            guard let builder = wait.target.announceWaiter() else { return nil }
            if let chain = chain(from: builder, to: thread) { return cycle(wait, of: thread, through: chain) }
            let flight = flights[ObjectIdentifier(wait.target)] ?? Flight()
            flights[ObjectIdentifier(wait.target)] = flight
            waits[thread] = wait
            while flight.outcome == nil { waiter.wait(for: flight.signal) }
            waits[thread] = nil
            return flight.outcome
        }

        /// The threads that wait for each other from `builder` on, where the last waits for a build of `thread`.
        private func chain(from builder: ThreadContext, to thread: ThreadContext) -> [ThreadContext]? {
            var chain = [builder]
            while let last = chain.last, last != thread {
                guard let next = waits[last]?.target.builder else { return nil }
                chain.append(next)
            }
            return chain.dropLast()
        }

        /// The path round: this thread's builds, then those of each thread of the chain from what it was asked for. They stand still, since
        /// each waits and cannot go on without the lock.
        private func cycle(_ wait: Wait, of thread: ThreadContext, through chain: [ThreadContext]) -> Outcome {
            var path = Path.steps(of: thread) + [wait.step]
            var target: any BuiltOnce = wait.target
            for other in chain {
                path += other.standingFrames.prefix { !$0.pointee.makes(target) }.map { $0.pointee.step }.reversed()
                guard let next = waits[other] else { break }
                path.append(next.step)
                target = next.target
            }
            let outward = thread.frames.prefix { !$0.pointee.makes(target) }
            let start =
                thread.frames.reduce(0) { count, _ in count + 1 } - outward.reduce(0) { count, _ in count + 1 } - 1
            return .cycle(path, start: max(0, start))
        }
    }
}

extension ResolutionError {
    /// The same error as one sees it who waited for the build that failed: the own way there, then the rest of the path.
    func seen(from steps: [Step]) -> ResolutionError {
        guard let awaited = steps.last, case .cycle = kind else { return rebased(onto: steps) }
        return path.contains { $0.dependency == awaited.dependency } || entryPath.isEmpty
            ? self
            : ResolutionError(kind, path: path, entryPath: rebased(entryPath, onto: steps), candidates: candidates)
    }

    private func rebased(onto steps: [Step]) -> ResolutionError {
        ResolutionError(kind, path: rebased(path, onto: steps), entryPath: entryPath, candidates: candidates)
    }

    private func rebased(_ path: [Step], onto steps: [Step]) -> [Step] {
        guard let index = path.lastIndex(where: { $0.dependency == steps.last?.dependency }) else { return path }
        return steps + path[(index + 1)...]
    }
}

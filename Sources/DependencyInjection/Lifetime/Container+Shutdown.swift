import Synchronization

extension Container {
    /// Closes every `Closeable` that this container keeps, one after the other, last built first.
    ///
    /// From the call on, building anything is an error; what is being built is waited for and closed too. An error in one does not stop the
    /// rest. Instances stay until the container ends. A second call does nothing.
    ///
    /// - Throws: `ShutdownError` with every error that closing threw.
    public func shutdown() async throws {
        if core.close() { try await core.close(nil) }
    }
}

/// What went wrong while a container was shut down.
public struct ShutdownError: Error, CustomStringConvertible {
    /// One instance that could not be closed.
    public struct Failure: Sendable {
        public let dependency: DependencyIdentity
        public let error: any Error
    }

    /// In the order in which the instances were closed.
    public let failures: [Failure]

    public var description: String {
        let lines = failures.map { "  \($0.dependency): \(String(describing: $0.error))" }
        return "\(failures.count) could not be closed:\n" + lines.joined(separator: "\n")
    }
}

extension ContainerCore {
    /// What has to be closed, and what it was built for.
    struct KeptCloseable {
        let order: Int
        let dependency: DependencyIdentity
        let instance: any Closeable
    }

    /// Closes instances one after the other.
    ///
    /// - Parameter kept: What to close; nil for all that is kept once nothing is built any more.
    func close(_ kept: [KeptCloseable]?) async throws {
        guard let kept else { return try await close(closeablesAfterBuilds()) }
        var failures: [ShutdownError.Failure] = []
        for kept in kept {
            do { try await kept.instance.close() } catch {
                failures.append(ShutdownError.Failure(dependency: kept.dependency, error: error))
            }
        }
        if !failures.isEmpty { throw ShutdownError(failures: failures) }
    }

    /// What is kept and has to be closed, last built first; nil while something is being built.
    func closeables() -> [KeptCloseable]? {
        let registrations = registrations
        if registrations.contains(where: { $0.state.isBuilding }) { return nil }
        var kept: [KeptCloseable] = reading {
            registrations.compactMap { registration in
                registration.state.ready.flatMap { KeptInstance(word: $0).closeable }.map {
                    KeptCloseable(
                        order: registration.order.load(ordering: .relaxed),
                        dependency: registration.identity,
                        instance: $0
                    )
                }
            }
        }
        kept.sort { $0.order > $1.order }
        return kept
    }

    /// The same, once no thread and no task builds anything that would be kept here.
    private func closeablesAfterBuilds() async -> [KeptCloseable] {
        while true {
            if let kept = closeables() { return kept }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}

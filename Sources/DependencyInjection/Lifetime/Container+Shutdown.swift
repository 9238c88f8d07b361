import Synchronization

extension Container {
    /// Closes every `Closeable` that this container keeps, one after the other, last built first.
    ///
    /// From the call on, building anything is an error; what is being built is waited for and closed too. An error in one does not stop the
    /// rest. Instances stay until the container ends. A second call does nothing.
    ///
    /// - Throws: `ShutdownError` with every error that closing threw.
    public func shutdown() async throws {
        if core.close() { try await core.closeAll() }
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
    /// Closes what is kept, once nothing is built any more.
    func closeAll() async throws {
        await untilNothingIsBuilt()
        var failures: [ShutdownError.Failure] = []
        for (identity, instance) in closeables() {
            do { try await instance.close() } catch {
                failures.append(ShutdownError.Failure(dependency: identity, error: error))
            }
        }
        if !failures.isEmpty { throw ShutdownError(failures: failures) }
    }

    /// Whether something is being built, or is kept and has to be closed.
    var hasToClose: Bool {
        registrations.contains { registration in
            registration.state.isBuilding
                || reading(registration) { $0 != 0 && KeptInstance(word: $0).isCloseable }
        }
    }

    /// What is kept and has to be closed, last built first.
    private func closeables() -> [(DependencyIdentity, any Closeable)] {
        let kept = registrations.compactMap { registration in
            reading(registration) { word in
                word == 0
                    ? nil
                    : (registration.identity, registration.order.load(ordering: .relaxed), KeptInstance(word: word).any)
            }
        }
        return kept.sorted { $0.1 > $1.1 }.compactMap { identity, _, instance in
            (instance as? any Closeable).map { (identity, $0) }
        }
    }

    /// Waits until no thread and no task builds anything that would be kept here.
    private func untilNothingIsBuilt() async {
        for registration in registrations {
            while registration.state.isBuilding { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }
}

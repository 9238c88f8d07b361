extension Container {
    /// Builds every singleton that is bound in this container now, and what these key paths name.
    ///
    /// What does not depend on each other is built side by side. After it, a synchronous read of what async factories made finds it ready.
    ///
    /// - Parameter also: Dependencies that the program did not bind, since their properties say how they are made.
    /// - Throws: `WarmUpError` with every failure, each cause once.
    public func warmUp(
        _ also: (any PartialKeyPath<Dependencies> & Sendable)...,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let place = Place(file: file, line: line)
        let named = also.map { register(named: $0, at: place) }
        let bound = core.registrations.compactMap { registration -> Found? in
            guard let binding = registration.binding, binding.scope == .singleton else { return nil }
            return Found(key: .element(registration), registration: registration, binding: binding, home: inner)
        }
        let failures = await withTaskGroup(of: ResolutionError?.self) { group in
            for found in named + bound { group.addTask { await self.failure(ofBuilding: found, at: place) } }
            return await group.reduce(into: []) { failures, failure in failures += failure.map { [$0] } ?? [] }
        }
        if !failures.isEmpty { throw WarmUpError(failures) }
    }

    private func register(named keyPath: any PartialKeyPath<Dependencies> & Sendable, at place: Place) -> Found {
        if let found = find(.keyPath(keyPath)) { return found }
        guard let dependency = Dependencies()[keyPath: keyPath] as? any NamedDependency else {
            Stop.program(Wording.notADependency, at: place)
        }
        return root.register(.keyPath(keyPath), dependency.identity, dependency.binding)
    }

    /// Builds one, and tells why it could not be built.
    private func failure(ofBuilding found: Found, at place: Place) async -> ResolutionError? {
        func build<T>(_ type: T.Type) async throws { _ = try await giveAsync(found, as: type, for: Request(at: place)) }
        do {
            try await _openExistential(found.registration.valueType, do: build)
            return nil
        } catch let error as ResolutionError { return error } catch { return nil }
    }
}

/// Why singletons could not be built ahead.
public struct WarmUpError: Error, CustomStringConvertible {
    /// One for each cause, in the order of their messages.
    public let failures: [ResolutionError]

    /// Several singletons may have met the same failing one; it is told once, by the shortest way.
    init(_ failures: [ResolutionError]) {
        var causes: [String: ResolutionError] = [:]
        for failure in failures.sorted(by: { ($0.path.count, $0.description) < ($1.path.count, $1.description) }) {
            let cause = failure.cause
            if causes[cause] == nil { causes[cause] = failure }
        }
        self.failures = causes.sorted { $0.key < $1.key }.map(\.value)
    }

    public var description: String {
        "\(failures.count) could not be built:\n\n" + failures.map(\.description).joined(separator: "\n\n")
    }
}

extension ResolutionError {
    /// What two errors have in common that tell of one fault: the failing request, or the members of a cycle.
    fileprivate var cause: String {
        if case .cycle = kind { return Set(path.map(\.dependency.qualifiedName)).sorted().joined(separator: " ") }
        return path.last.map { "\($0.dependency) \(kind)" } ?? ""
    }
}

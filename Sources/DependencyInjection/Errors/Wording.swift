/// Every sentence that an error or a refusal of this library speaks.
enum Wording {
    static func boundTwice(_ dependency: DependencyIdentity, _ earlier: Place?) -> String {
        "\(dependency) is bound twice in one container, first at \(earlier.map(\.description) ?? "an unknown place"). "
            + "Take one of the two away, or write replace(…) to put something in its place."
    }

    static func sharedValue(_ dependency: DependencyIdentity) -> String {
        "\(dependency) is a value type and cannot be shared: a shared instance is one object that its holders keep alive. "
            + "Bind it as perRequest, perScope or singleton, or make it a class or an actor."
    }

    static func unfitSubstitute(_ substitute: DependencyIdentity, _ dependency: DependencyIdentity) -> String {
        "\(substitute) cannot stand in for \(dependency): it is neither that type nor a subclass of it. "
            + "Pass a subclass, or a closure that makes a \(dependency.name)."
    }

    static func unfitConformance<T: Injectable>(_ type: T.Type) -> String {
        "its instanceScope is \(type.instanceScope.rawValue), but what is kept is Sendable and takes no arguments: it conforms to "
            + "SingletonInjectable, PerScopeInjectable or SharedInjectable"
    }

    static var sharedExistential: String {
        "it was built as a value type, and only a class or an actor can be shared"
    }

    static var closeableInSynchronousScope: String {
        "it has to be closed, and withScope { } without await cannot wait for that; write await withScope"
    }

    static var notADependency: String {
        "warmUp takes key paths to a Dependency, such as \\.database."
    }

    static var noContainer: String {
        "No container is set. Write ContainerHolder.container = Container() at the start of the program, "
            + "or run this code inside ContainerHolder.withContainer(…)."
    }
}

extension ResolutionError {
    /// What happened, the path with each place, and what would mend it.
    public var description: String {
        let names = Names(of: self)
        let paragraphs = [headline(names), way(names), entry(names), nearMatches(names), remedy(names)]
        return paragraphs.compactMap { $0 }.joined(separator: "\n\n")
    }

    private func headline(_ names: Names) -> String {
        guard let last = path.last else { return Wording.noContainer }
        let name = names[last.dependency]
        return switch kind {
        case .cycle: "Dependency cycle: \(name) needs itself to be built."
        case .missingBinding: "Nothing is bound for \(name), which \(names.asker(of: last)) asks for at \(last.place)."
        case .missingArguments:
            "\(name) builds itself from arguments, and \(names.asker(of: last)) passes none at \(last.place)."
        case .captive: "\(name) lives in a scope, and \(names.keeper(in: path)) would outlive it."
        case .outsideScope:
            "\(name) lives in a scope, and \(names.asker(of: last)) asks for it outside of one at \(last.place)."
        case .invalidScope(let reason): "\(name) cannot be kept: \(reason)."
        case .notReady:
            "\(name) is built by an async factory, and \(names.asker(of: last)) asks for it synchronously at \(last.place), "
                + "before it was built."
        case .containerEnded:
            "The container that would build \(name) for \(names.asker(of: last)) at \(last.place) has ended or was shut down."
        case .noContainer: "\(names.asker(of: last)) asks for \(name) at \(last.place), and no container is set."
        case .buildFailed(let error): "\(name) could not be built: \(String(describing: error))"
        }
    }

    private func way(_ names: Names) -> String? {
        if case .cycle = kind { return names.lines(path.dropFirst(), after: path.first) }
        return names.lines(path[...], after: nil)
    }

    private func entry(_ names: Names) -> String? {
        entryPath.isEmpty ? nil : "The way in:\n" + names.lines(entryPath[...], after: nil)
    }

    private func nearMatches(_ names: Names) -> String? {
        guard !candidates.isEmpty else { return nil }
        let lines = candidates.map {
            "  \(names[$0.dependency])\($0.place.map { ", bound at \($0)" } ?? ""): \($0.reason)"
        }
        return "Near matches:\n" + lines.joined(separator: "\n")
    }

    private func remedy(_ names: Names) -> String? {
        guard let last = path.last else { return nil }
        let name = names[last.dependency]
        return switch kind {
        case .cycle:
            "Read one of these dependencies only after the initialiser has returned (a property that is read later is no cycle), "
                + "or ask for a Provider of it."
        case .missingBinding: "Bind it before this request: container.bind(\(names.literal(last.dependency))) { … }"
        case .missingArguments: "Pass them: resolve(\(names.literal(last.dependency)), args: …)"
        case .captive: "Keep \(names.keeper(in: path)) in the scope too, or have it ask for a Provider<\(name)>."
        case .outsideScope: "Ask inside container.withScope { … }, or from the container that makeScope() gave."
        case .notReady:
            "Build it at the start of the program with try await container.warmUp(), or ask with try await asyncResolve."
        case .containerEnded:
            "Keep the container for as long as what it built is used, or read the property before it ends."
        case .noContainer: Wording.noContainer
        case .invalidScope, .buildFailed: nil
        }
    }
}

/// The names in one message: short, and with the module where two short names are equal.
private struct Names {
    private let qualified: Set<String>

    init(of error: ResolutionError) {
        let steps = error.path + error.entryPath
        let identities = Set(
            steps.map(\.dependency) + steps.compactMap(\.consumer) + error.candidates.map(\.dependency)
        )
        let named = Dictionary(grouping: identities, by: \.name)
        qualified = Set(named.filter { $0.value.count > 1 }.keys)
    }

    subscript(identity: DependencyIdentity) -> String {
        qualified.contains(identity.name) ? identity.qualifiedName : identity.name
    }

    func asker(of step: ResolutionError.Step) -> String { step.consumer.map { self[$0] } ?? "the program" }

    /// The first on the way that outlives a scope, and holds what follows it.
    func keeper(in path: [ResolutionError.Step]) -> String {
        path.first { [.singleton, .shared].contains($0.scope) }.map { self[$0.dependency] } ?? "its holder"
    }

    /// What one writes to ask for it.
    func literal(_ identity: DependencyIdentity) -> String {
        guard identity.type != nil else { return identity.name }
        let name = self[identity]
        return identity.isExistential ? "(any \(name)).self" : "\(name).self"
    }

    /// One request a line, its place at the end, the places in one column.
    func lines(_ steps: ArraySlice<ResolutionError.Step>, after first: ResolutionError.Step?) -> String {
        var previous = first?.dependency
        let rows = steps.map { step in
            defer { previous = step.dependency }
            let asker = step.consumer ?? previous
            return ("  \(asker.map { self[$0] } ?? "the program") needs \(self[step.dependency])", step.place)
        }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { $0 + String(repeating: " ", count: width - $0.count + 2) + $1.description }.joined(
            separator: "\n"
        )
    }
}

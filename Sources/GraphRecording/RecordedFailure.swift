import DependencyInjection
import GraphAnalysis

/// A request that could not be met, before the nodes of its path have their names.
struct RecordedFailure: Hashable, Sendable {
    private let kind: DependencyGraph.FailureKind
    private let path: [Step]
    private let message: String

    /// The description of a program's own error is cut to this many characters.
    static let longestDescription = 1_000

    private struct Step: Hashable {
        let dependency: DependencyIdentity
        let scope: InstanceScope?
        let place: Place
    }

    /// Of a cycle, the path is the way in and then once around.
    init(_ error: ResolutionError) {
        kind = .init(error.kind)
        path = (error.entryPath.dropLast() + error.path).map {
            Step(dependency: $0.dependency, scope: $0.scope, place: $0.place)
        }
        message = error.shortened
    }

    /// What was asked for on the way, which may never have been built.
    func nodes(_ names: RecordedNames) -> [DependencyGraph.Node] {
        path.map { step in
            DependencyGraph.Node(
                id: names[step.dependency],
                module: step.dependency.module,
                scope: step.scope.map { .init($0) }
            )
        }
    }

    func failure(_ names: RecordedNames) -> DependencyGraph.Failure {
        DependencyGraph.Failure(
            kind: kind,
            path: path.map { .init(node: names[$0.dependency], place: .init($0.place)) },
            message: message
        )
    }
}

extension ResolutionError {
    /// The whole message, but for what a program's own error says at length.
    fileprivate var shortened: String {
        guard case .buildFailed(let error) = kind else { return description }
        let text = String(describing: error)
        let longest = RecordedFailure.longestDescription
        guard text.count > longest else { return description }
        return description.replacing(text, with: text.prefix(longest) + "…", maxReplacements: 1)
    }
}

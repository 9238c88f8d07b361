/// Why a request could not be met, with every fact that explains it.
///
/// Its `description` is the message that a trap prints, that the tool shows and that the picture tells: what happened, the path with
/// the place of each request, and what would mend it.
public struct ResolutionError: Error, CustomStringConvertible {
    /// What went wrong.
    public enum Kind: Sendable {
        /// The request needs itself to finish.
        case cycle
        /// Nothing is bound for the type, and it does not build itself.
        case missingBinding
        /// The type builds itself from arguments, and none were passed.
        case missingArguments
        /// Something that is kept longer asks for what lives in a scope.
        case captive
        /// What lives in a scope was asked for outside of one.
        case outsideScope
        /// The scope does not fit the type; the reason says why.
        case invalidScope(String)
        /// It is built by an async factory and was asked for synchronously before it was built.
        case notReady
        /// The container that has to build has ended, or was shut down.
        case containerEnded
        /// `ContainerHolder` holds no container.
        case noContainer
        /// An initialiser or a factory threw this error.
        case buildFailed(any Error)
    }

    /// One request: what was asked for, by whom and where.
    public struct Step: Sendable, CustomStringConvertible {
        /// What was asked for.
        public let dependency: DependencyIdentity
        /// How long an instance is kept; nil where nothing is known of it.
        public let scope: InstanceScope?
        /// Where it was asked for.
        public let place: Place
        /// Who asked; nil where no build and no property did.
        public let consumer: DependencyIdentity?

        public var description: String { "\(dependency) at \(place)" }
    }

    /// Something that is bound and resembles what was asked for.
    public struct Candidate: Sendable {
        /// What is bound.
        public let dependency: DependencyIdentity
        /// Where it was bound; nil for a type that builds itself.
        public let place: Place?
        /// Why it does not fit.
        public let reason: String
    }

    private let facts: Facts

    init(_ kind: Kind, path: [Step], entryPath: [Step] = [], candidates: [Candidate] = []) {
        facts = Facts(kind: kind, path: path, entryPath: entryPath, candidates: candidates)
    }

    /// What went wrong.
    public var kind: Kind { facts.kind }

    /// The requests in order, the failing one last. Of a cycle, only the cycle: it starts and ends with the same dependency.
    public var path: [Step] { facts.path }

    /// Of a cycle, the requests that led into it, up to the first one of the cycle.
    public var entryPath: [Step] { facts.entryPath }

    /// Of a missing binding, up to three that come near.
    public var candidates: [Candidate] { facts.candidates }

    /// Held in one word, so that a thrown error and a traced event stay small.
    private final class Facts: Sendable {
        let kind: Kind
        let path: [Step]
        let entryPath: [Step]
        let candidates: [Candidate]

        init(kind: Kind, path: [Step], entryPath: [Step], candidates: [Candidate]) {
            self.kind = kind
            self.path = path
            self.entryPath = entryPath
            self.candidates = candidates
        }
    }
}

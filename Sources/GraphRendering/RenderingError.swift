/// Why a picture could not be made.
public indirect enum RenderingError: Error, Sendable, Hashable {
    /// libgraphviz or libcgraph refused; its messages, one a line.
    case library([String])
    /// A plug-in of libgraphviz could not be loaded.
    case plugin(name: String, reason: String)
    /// The executable that should do the layout could not be started.
    case childNotStarted(path: String, reason: String)
    /// The child was ended because it took longer than this.
    case timedOut(seconds: Double)
    /// The child was ended by a signal, as it is after a crash.
    case childKilled(signal: Int32)
    /// The child gave up with this exit code and these words.
    case childFailed(code: Int32, message: String)
    /// What the child wrote is no picture.
    case noPicture(String)
    /// The graph does not fit into a format that has limits.
    case tooLarge(limits: String)
    /// Simpler and simpler pictures were tried, each of which failed for a reason, and there is none simpler.
    case everyStageFailed([FailedStage])

    /// A picture that was tried.
    public struct FailedStage: Sendable, Hashable {
        let stage: RenderingStage
        let error: RenderingError
    }
}

extension RenderingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .library(let messages):
            "libgraphviz could not draw the graph: \(messages.isEmpty ? "it does not say why" : messages.joined(separator: "; "))"
        case .plugin(let name, let reason):
            "the plug-in \(name) of libgraphviz could not be loaded: \(reason). Install graphviz (Debian: libgraphviz-dev)."
        case .childNotStarted(let path, let reason):
            "the drawing process \(path) could not be started: \(reason)"
        case .timedOut(let seconds):
            "drawing took longer than \(seconds.formattedBriefly) s and was stopped; a longer --time-limit or a smaller graph helps"
        case .childKilled(let signal):
            "the drawing process was ended by signal \(signal) before it had a picture"
        case .childFailed(let code, let message):
            message.isEmpty ? "the drawing process ended with exit code \(code) and without a word" : message
        case .tooLarge(let limits):
            "the graph is larger than the format allows (\(limits)); --focus, --from or --collapse show less of it"
        case .everyStageFailed(let stages):
            "there is no picture of it. "
                + stages.map { "\($0.stage.rawValue): \($0.error)" }.joined(separator: "; ")
                + ". --focus, --from and --collapse show less of it"
        case .noPicture(let reason):
            "the drawing process wrote something that is no picture: \(reason)"
        }
    }
}

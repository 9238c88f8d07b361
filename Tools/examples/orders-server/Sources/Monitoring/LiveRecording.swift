public import DependencyInjection
internal import GraphAnalysis
internal import GraphRecording

/// The recording so far, where the program records: the recorder is optional, and nil where none was provided.
public struct LiveRecording: PerRequestInjectable {
    @Injected private var recorder: GraphRecorder?

    public init(container: Container, args: Void) {}

    /// The document that `dependency-graph` reads; nil where nothing is recorded.
    public func document() throws -> [UInt8]? { try recorder.map { Array(try GraphDocument.encode($0.graph)) } }
}

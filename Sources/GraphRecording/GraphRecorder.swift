public import DependencyInjection
import Foundation
public import GraphAnalysis
import Synchronization

/// Records what containers resolve, as a graph.
///
/// ```swift
/// let recorder = GraphRecorder()
/// let container = Container(tracer: recorder)
/// // … the program runs …
/// let graph = recorder.graph
/// ```
///
/// One recorder serves any number of containers and threads. Its memory grows with the number of different requests, not with how
/// often they are made. A request takes no lock: each thread counts for itself.
public final class GraphRecorder: ResolveTracer {
    /// Tells this recording from every other, so that merging counts it once.
    private let identity = RecordingIdentity.random()
    private let requests = RecordedRequests()
    private let isRecording = Atomic<Bool>(true)
    private let file: RecordingFile?

    /// Makes a recorder that records at once, and writes nothing by itself.
    public convenience init() { self.init(file: nil) }

    init(file: RecordingFile?) { self.file = file }

    deinit { requests.close() }

    /// The recorder that writes to the file named by `DEPENDENCY_GRAPH_FILE`, the same one for every call; nil where that is unset.
    ///
    /// `%p` in the name is the process id. The file is written when the program exits, on SIGTERM and SIGINT where the program has no handlers of
    /// its own, and before the library stops the program. A file that cannot be written costs one line on standard error.
    public static func fromEnvironment() -> GraphRecorder? { environment }

    private static let environment: GraphRecorder? = {
        guard let name = ProcessInfo.processInfo.environment["DEPENDENCY_GRAPH_FILE"], !name.isEmpty else { return nil }
        let recorder = GraphRecorder(file: RecordingFile(name: name))
        ProcessEnd.prepare { recorder.writeOrComplain() }
        return recorder
    }()

    /// Takes an event of a container.
    public func trace(_ event: ResolveEvent) {
        guard isRecording.load(ordering: .relaxed) else { return }
        requests.count(event)
    }

    /// Records again after `stop`.
    public func start() { isRecording.store(true, ordering: .relaxed) }

    /// Lets events pass until `start`; what was recorded stays.
    public func stop() { isRecording.store(false, ordering: .relaxed) }

    /// What was recorded so far.
    ///
    /// - Complexity: O(n log n) in the number of different requests; recording goes on meanwhile.
    public var graph: DependencyGraph { DependencyGraph(requests, recording: identity) }

    /// Writes the recording to the file that the environment names, and replaces an older one at once.
    ///
    /// - Throws: `RecordingError` where the environment names none or the file cannot be written.
    public func write() throws {
        guard let file else { throw RecordingError.noFile }
        try file.write(GraphDocument.encode(graph))
    }

    /// Writes the recording to a file, and replaces an older one at once: a reader sees the old or the new one, whole.
    ///
    /// - Throws: `RecordingError` where the file cannot be written; an older file is left as it was.
    public func write(to path: String) throws { try RecordingFile(path: path).write(GraphDocument.encode(graph)) }

    private func writeOrComplain() {
        do { try write() } catch { Stop.complain("\(error)") }
    }
}

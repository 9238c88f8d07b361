public import DependencyInjection
internal import Synchronization

/// Counts what was answered.
public final class Metrics: SingletonInjectable {
    private let answered = Atomic<Int>(0)
    private let refused = Atomic<Int>(0)
    private let failed = Atomic<Int>(0)
    private let nanoseconds = Atomic<Int>(0)

    public convenience init(container: Container, args: Void) { self.init() }

    public init() {}

    /// Counts one answer.
    public func count(status: Int, after duration: Duration) {
        switch status {
        case ..<400: answered.add(1, ordering: .relaxed)
        case ..<500: refused.add(1, ordering: .relaxed)
        default: failed.add(1, ordering: .relaxed)
        }
        let parts = duration.components
        nanoseconds.add(Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000), ordering: .relaxed)
    }

    /// The counts in the text format of Prometheus.
    public var text: String {
        """
        # TYPE http_answers_total counter
        http_answers_total{class="ok"} \(answered.load(ordering: .relaxed))
        http_answers_total{class="refused"} \(refused.load(ordering: .relaxed))
        http_answers_total{class="failed"} \(failed.load(ordering: .relaxed))
        # TYPE http_seconds_total counter
        http_seconds_total \(Double(nanoseconds.load(ordering: .relaxed)) / 1e9)
        """
    }
}

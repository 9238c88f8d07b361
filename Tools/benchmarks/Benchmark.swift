/// One operation that is measured: what it does, and how it is made ready.
struct Benchmark: Sendable {
    /// Repeats the operation as often as it is told.
    typealias Loop = (Int) -> Void

    /// What it is called on the command line and in `limits.json`.
    let name: String
    /// What one repetition does.
    let summary: String
    /// How often it is repeated where instructions are counted.
    let repetitions: Int
    /// Builds what the operation needs; what this costs is not measured.
    let prepare: @Sendable () -> Loop

    init(_ name: String, _ summary: String, repetitions: Int = 1_000, _ prepare: @escaping @Sendable () -> Loop) {
        self.name = name
        self.summary = summary
        self.repetitions = repetitions
        self.prepare = prepare
    }

    /// Every operation, each after the baselines it is compared with.
    static let all =
        cachedSingleton + newInstance + chain + holder + laterRead + registration + scope + tracing + testContainers
        + analysis
}

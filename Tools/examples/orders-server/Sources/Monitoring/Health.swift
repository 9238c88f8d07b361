public import DependencyInjection
public import Storage

/// One thing that has to work. Every feature may contribute one.
public protocol HealthCheck {
    var name: String { get }
    /// Throws where it does not work.
    func check() throws
}

/// Whether the database answers.
public struct DatabaseCheck: HealthCheck {
    public let name = "database"
    private let transaction: Transaction

    public init(in transaction: Transaction) { self.transaction = transaction }

    public func check() throws { _ = try transaction.rows("SELECT count(*) FROM customers") { $0.integer(0) } }
}

/// Runs every check. It does not know which there are: they are injected into its property.
public struct HealthViewModel: PerRequestInjectable {
    @Injected private var checks: [any HealthCheck]

    public init(container: Container, args: Void) {}

    public var report: HealthReport { HealthReport(of: checks) }
}

/// What works and what does not.
public struct HealthReport: Sendable, Encodable {
    public let isHealthy: Bool
    public let checks: [String: String]

    public init(of checks: [any HealthCheck]) {
        let results = checks.map { check in (check.name, Result { try check.check() }) }
        isHealthy = results.allSatisfy { (try? $0.1.get()) != nil }
        self.checks = Dictionary(results.map { name, result in (name, Self.words(for: result)) }) { "\($0); \($1)" }
    }

    private static func words(for result: Result<Void, any Error>) -> String {
        if case .failure(let error) = result { return String(describing: error) }
        return "ok"
    }
}

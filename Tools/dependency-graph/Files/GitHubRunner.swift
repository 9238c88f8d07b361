import Foundation
import GraphAnalysis

/// What GitHub's runner asks for by its environment.
struct GitHubRunner {
    private let environment: [String: String]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// Whether the tool runs in a step, where commands become annotations.
    var isPresent: Bool { environment["GITHUB_ACTIONS"] == "true" }

    /// The file that a step's summary is appended to; nil where there is none.
    var summary: OutputFile? {
        environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : OutputFile(argument: $0) }
    }

    /// Above this size the runner drops the whole summary.
    static let largestSummary = 1 << 20
}

import Foundation
import Testing

/// Whether the check of these tests runs them.
var isRequested: Bool { ProcessInfo.processInfo.environment["WRONG_TESTS"] == "run" }

extension Trait where Self == ConditionTrait {
    /// Runs only where the check of these tests does.
    static var onRequest: Self {
        .enabled("These are wrong on purpose; Tests/Checks/run-wrong-tests runs them.") { isRequested }
    }
}

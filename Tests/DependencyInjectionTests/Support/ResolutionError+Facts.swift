import DependencyInjection

extension ResolutionError {
    var isCycle: Bool {
        if case .cycle = kind { true } else { false }
    }

    /// The names of the path, as `A → B → A`.
    var drawing: String { path.map(\.dependency.name).joined(separator: " → ") }
}

/// The error with which a request fails; nil where it is met.
func failure<Value>(_ request: () throws -> Value) -> ResolutionError? {
    do { _ = try request() } catch { return error as? ResolutionError }
    return nil
}

extension ResolutionError.Kind {
    var isOutsideScope: Bool {
        if case .outsideScope = self { true } else { false }
    }

    var isCaptive: Bool {
        if case .captive = self { true } else { false }
    }

    var isContainerEnded: Bool {
        if case .containerEnded = self { true } else { false }
    }

    var isMissingBinding: Bool {
        if case .missingBinding = self { true } else { false }
    }

    var isNoContainer: Bool {
        if case .noContainer = self { true } else { false }
    }
}

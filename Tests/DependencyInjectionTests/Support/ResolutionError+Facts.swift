import DependencyInjection

extension ResolutionError {
    var isCycle: Bool {
        if case .cycle = kind { true } else { false }
    }

    /// The names of the path, as `A → B → A`.
    var drawing: String { path.map(\.dependency.name).joined(separator: " → ") }
}

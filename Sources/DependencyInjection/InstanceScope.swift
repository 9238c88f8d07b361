/// How long the container keeps an instance.
public enum InstanceScope: String, Sendable, Hashable, CaseIterable {
    /// A new instance for each request to the container. Other libraries say transient or unique.
    case perRequest
    /// One for each container, built by its root and kept until removed.
    case singleton
    /// One for each scope, such as an HTTP request or a job, and gone when the scope ends.
    case perScope
    /// One while someone holds it: the container keeps it weakly. For classes and actors only.
    case shared
}

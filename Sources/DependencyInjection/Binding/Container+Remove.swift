// Forgetting instances: what is bound stays bound.
extension Container {
    /// Forgets the instance that this container keeps of a type; the next request builds anew. Who holds the old one keeps it.
    ///
    /// A build that is under way is given to those who wait for it and not kept. Instances of the containers outward stay.
    public func remove<T>(_ type: T.Type) { core.forget(.type(type)) }

    /// Forgets the instance that this container keeps of what a key path names.
    public func remove<T>(_ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable) {
        core.forget(.keyPath(dependency))
    }

    /// Forgets every instance that this container keeps, last built first.
    public func removeAll() { core.forget(core.registrations) }
}

// Scopes: children of a container that live as long as one HTTP request, or one job.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Container {
    /// Makes a scope: a child with its own `perScope` instances, substitutes and provided values. Singletons stay the root's.
    ///
    /// The scope ends when its last reference from outside goes. It keeps the container that it is a scope of.
    public func makeScope() -> Container { Container(scopeOf: self) }

    /// Runs an operation in a new scope, which is current for this task and its child tasks and ends with the operation.
    ///
    /// A detached task does not inherit it. What has to be closed cannot be kept in such a scope: use the async form.
    public func withScope<R>(_ operation: (Container) throws -> R) rethrows -> R {
        let scope = Container(scopeOf: self, refusesCloseables: true)
        defer { scope.core.end() }
        return try ContainerHolder.withContainer(scope) { try operation(scope) }
    }

    /// Runs an operation in a new scope, which is current for this task and its child tasks and ends with the operation.
    ///
    /// A detached task does not inherit it. On every way out each `Closeable` that the scope keeps is closed, last built first, before this
    /// returns. An error of closing is told to the tracer and on standard error; an operation that has to know calls `scope.shutdown()` itself.
    /// The operation runs on the caller's actor.
    @inlinable
    public func withScope<R>(_ operation: (Container) async throws -> R) async rethrows -> R {
        let scope = makeScope()
        do {
            let result = try await ContainerHolder.withContainer(scope) { try await operation(scope) }
            await scope.closing()?.value
            scope.end()
            return result
        } catch {
            await scope.closing()?.value
            scope.end()
            throw error
        }
    }

    /// Has this scope build no more and closes what it keeps; nil where nothing has to be closed, as in most scopes.
    ///
    /// In a task of its own, since closing is not part of what was cancelled; at once, as far as nothing has to be waited for.
    @usableFromInline
    func closing() -> Task<Void, Never>? {
        guard core.close() else { return nil }
        let kept = core.closeables()
        if kept?.isEmpty == true { return nil }
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            return Task { await self.close(kept) }
        }
        return Task.immediate { await self.close(kept) }
    }

    private func close(_ kept: [ContainerCore.KeptCloseable]?) async {
        do { try await core.close(kept) } catch { Stop.complain("A scope ended with an error. \(error)") }
    }

    @usableFromInline
    func end() { core.end() }

    /// Gives this container a ready value of a type: the HTTP request, the current user. The containers outward do not see it.
    ///
    /// A value provided again takes the place of the first.
    public func provide<T: Sendable>(
        _ type: T.Type = T.self,
        _ value: T,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let scope: InstanceScope = core.parent == nil ? .singleton : .perScope
        let binding = Binding(scope, at: Place(file: file, line: line), .program) { _ in value }
        core.withRegistration(of: .type(type), named: DependencyIdentity(type)) { $0.binding = binding }
        core.forget(.type(type))
    }

    /// Gives this container a ready value of its own type.
    public func provide<T: Sendable>(_ value: T, file: StaticString = #fileID, line: UInt = #line) {
        provide(T.self, value, file: file, line: line)
    }
}

// The long way for those who can wait: what an async factory makes, and all that needs no waiting too.
extension Container {
    @usableFromInline
    func giveAsync<T: Injectable>(_ type: T.Type, args: T.Arguments, place: Place) async throws -> T {
        if let found = find(.type(type)), found.binding.makeAsync != nil {
            return try await giveAsync(found, as: type, for: Request(at: place).made(by: self))
        }
        return try give(type, args: args, place: place)
    }

    @usableFromInline
    func giveAsync<T>(bound type: T.Type, _ request: Request) async throws -> T {
        let request = request.made(by: self)
        if let found = find(.type(type)) { return try await giveAsync(found, as: type, for: request) }
        if let form = type as? any DependencyForm.Type {
            return try await form.giveAsync(from: self, for: request) as! T
        }
        return try giveBound(type, request)
    }

    @usableFromInline
    func giveAsync<T>(_ keyPath: KeyPath<Dependencies, Dependency<T>>, _ request: Request) async throws -> T {
        let found = find(.keyPath(keyPath)) ?? registerDefault(of: keyPath)
        return try await giveAsync(found, as: T.self, for: request.made(by: self))
    }

    /// Gives an instance as the scope of its binding says, and waits where an async factory makes it.
    func giveAsync<T>(_ found: Found, as type: T.Type, for request: Request) async throws -> T {
        var found = found
        while let make = found.binding.makeAsync {
            guard let (registration, home) = try keeper(of: found, for: request) else {
                return try await inner.makeAsync(found, make, as: type, for: request)
            }
            if let instance = try await home.keepAsync(registration, found, make, as: type, for: request) {
                return instance
            }
            found = found.renewed
        }
        return try give(found, as: type, for: request)
    }

    /// Builds a new instance in this task.
    private func makeAsync<T>(
        _ found: Found,
        _ make: Binding.MakeAsync,
        as type: T.Type,
        for request: Request
    ) async throws -> T {
        let build = AsyncBuild(of: found.registration.identity, .perRequest, for: request, in: self)
        try refuseEnded(build.identity, for: request)
        if let outward = build.lineage.dropFirst().first(where: { $0.isSameBuild(as: build) }) {
            throw cycle(path: build.path, startingAt: outward.path.count - 1)
        }
        let (made, times) = try await countingWait(of: build) {
            try await timed(build) { try await build.run { try await make(self.handedOut(to: build)) } }
        }
        defer { made.destroy() }
        let instance = made.value(as: type)
        core.trace(
            .built,
            build.identity,
            .passUnretained(found.binding),
            .perRequest,
            by: build.asker,
            TypeName.dynamicType(of: instance),
            times
        )
        return instance
    }

    /// Gives the instance that this container keeps, and has it built once for all who wait where it keeps none; nil where something else
    /// was bound meanwhile.
    private func keepAsync<T>(
        _ registration: Registration,
        _ found: Found,
        _ make: @escaping Binding.MakeAsync,
        as type: T.Type,
        for request: Request
    ) async throws -> T? {
        let binding = found.binding
        var isFresh = false
        while found.isCurrent {
            if let instance = kept(registration, binding, as: type) {
                if !isFresh {
                    traceKept(registration, binding, for: request)
                }
                return instance
            }
            let build = AsyncBuild(
                of: registration.identity,
                binding.scope,
                for: request,
                in: self,
                target: ObjectIdentifier(registration)
            )
            let wait = await Flights.wait(for: registration, build) { build in
                await self.buildKept(registration, found, make, build)
            }
            switch wait {
            case .built(_, let isMine): isFresh = isMine
            case .failed(let error): throw error.seen(from: build.path)
            case .cycle(let path, let start): throw cycle(path: path, startingAt: start)
            case .cancelled: throw CancellationError()
            case nil:
                try Waits.wait(for: registration, as: registration.identity, binding.scope, for: request, in: self)
            }
        }
        return nil
    }

    /// Builds what was claimed for a task, and lets all go on who wait for it.
    private func buildKept(
        _ registration: Registration,
        _ found: Found,
        _ make: Binding.MakeAsync,
        _ build: AsyncBuild
    ) async {
        let binding = found.binding
        guard found.isCurrent else {
            registration.state.finish(0)
            return Flights.land(registration, .built(keeping: nil))
        }
        do throws(ResolutionError) {
            try refuseEnded(registration.identity, for: Request(at: build.step.place))
            let (made, times) = try await timed(build) { () async throws(ResolutionError) in
                try await build.run { try await make(self.handedOut(to: build)) }
            }
            let instance = made.with(build.cells)
            let (implementation, object) = (
                core.tracer.map { _ in instance.dynamicType }, binding.scope == .shared ? instance.object : nil
            )
            keep(try stored(instance, binding, registration, at: build.step.place), in: registration)
            if let implementation {
                core.trace(
                    .built,
                    build.identity,
                    .passUnretained(binding),
                    binding.scope,
                    by: build.asker,
                    implementation,
                    times
                )
            }
            Flights.land(registration, .built(keeping: object.map(Flights.Passenger.init)))
        } catch {
            registration.state.finish(0)
            Flights.land(registration, .failed(error))
        }
    }
}

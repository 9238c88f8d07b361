/// How a dependency is made and for how long it is kept.
@usableFromInline
final class Binding: Sendable {
    /// Builds an instance from the container and the arguments of the request, into memory for one value.
    typealias Make = @Sendable (Container, UnsafeRawPointer?, UnsafeMutableRawPointer) throws -> Void

    /// Builds an instance and may wait meanwhile. The caller owns it.
    typealias MakeAsync = @Sendable (Container) async throws -> KeptInstance

    /// Who said so.
    enum Origin {
        /// The type, whose own initialiser makes it.
        case initialiser
        /// The property of `Dependencies`, or the elements of a collection.
        case type
        /// The program.
        case program
        /// The program or a test, in place of either.
        case substitute
    }

    /// The way to an instance for a request that cannot wait.
    enum Way {
        /// A closure that looks at no arguments.
        case plain(Maker)
        /// A closure that looks at the arguments of the request.
        case erased(Make)
        /// None: only an async factory makes it.
        case none
    }

    let scope: InstanceScope
    /// Where it was bound; nil for a type that builds itself.
    let place: Place?
    let origin: Origin
    /// The type of the arguments that the way looks at; `Void` for none.
    let arguments: any Any.Type

    let way: Way

    /// Builds for those who can wait; nil where nothing has to be waited for.
    let makeAsync: MakeAsync?

    init(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        passing arguments: any Any.Type = Void.self,
        _ way: Way,
        makeAsync: MakeAsync? = nil
    ) {
        self.scope = scope
        self.place = place
        self.origin = origin
        self.arguments = arguments
        self.way = way
        self.makeAsync = makeAsync
    }

    /// A binding whose instances are made by waiting.
    convenience init<Value>(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        async make: @escaping @Sendable (Container) async throws -> Value
    ) {
        self.init(scope, at: place, origin, .none, makeAsync: { KeptInstance(try await make($0)) })
    }

    /// A binding whose instances are made without arguments.
    convenience init<Value>(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        _ make: @escaping @Sendable (Container) throws -> Value
    ) {
        self.init(scope, at: place, origin, .plain(Maker(make)))
    }

    /// A binding whose instances are made from the arguments of the request.
    convenience init<Value, Arguments>(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        passing make: @escaping @Sendable (Container, Arguments) throws -> Value
    ) {
        let make: Make = { container, arguments, target in
            target.initializeMemory(as: Value.self, to: try make(container, Self.load(arguments)))
        }
        self.init(scope, at: place, origin, passing: Arguments.self, .erased(make))
    }

    /// Whether it stands for the type's own initialiser.
    var isOwn: Bool { origin == .initialiser }

    /// Whether only those who can wait get an instance.
    var isAsyncOnly: Bool {
        if case .none = way { true } else { false }
    }

    /// Builds an instance of the type that it is bound for.
    func make<Value>(
        _ type: Value.Type,
        in container: Container,
        from arguments: UnsafeRawPointer? = nil
    ) throws -> Value {
        switch way {
        case .plain(let maker): return try maker.closure(making: type)(container)
        case .erased(let make):
            return try withUnsafeTemporaryAllocation(of: type, capacity: 1) { target in
                // A temporary allocation of one element has an address.
                try make(container, arguments, target.baseAddress!)
                return target.moveElement(from: 0)
            }
        case .none: preconditionFailure("an async factory cannot be called without waiting")
        }
    }

    /// The same way of making, kept as another scope says.
    func with(scope: InstanceScope) -> Binding {
        Binding(scope, at: place, origin, passing: arguments, way, makeAsync: makeAsync)
    }

    /// The arguments of a request; those of a type without arguments take no memory, and none are passed.
    private static func load<Arguments>(_ pointer: UnsafeRawPointer?) -> Arguments {
        guard let pointer else { return unsafeBitCast((), to: Arguments.self) }
        return pointer.assumingMemoryBound(to: Arguments.self).pointee
    }
}

/// How a dependency is made and for how long it is kept.
final class Binding: Sendable {
    /// Builds an instance from the container and the arguments of the request, into memory for one value.
    typealias Make = @Sendable (Container, UnsafeRawPointer?, UnsafeMutableRawPointer) throws -> Void

    /// Who said so.
    enum Origin {
        /// The type itself, or the property of `Dependencies`, on the first request.
        case type
        /// The program.
        case program
        /// The program or a test, in place of either.
        case substitute
    }

    let scope: InstanceScope
    /// Where it was bound; nil for a type that builds itself.
    let place: Place?
    let origin: Origin
    let make: Make

    init(_ scope: InstanceScope, at place: Place?, _ origin: Origin, make: @escaping Make) {
        self.scope = scope
        self.place = place
        self.origin = origin
        self.make = make
    }

    /// A binding whose instances are made without arguments.
    convenience init<Value>(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        _ make: @escaping @Sendable (Container) throws -> Value
    ) {
        self.init(scope, at: place, origin) { container, _, target in
            target.initializeMemory(as: Value.self, to: try make(container))
        }
    }

    /// A binding whose instances are made from the arguments of the request.
    convenience init<Value, Arguments>(
        _ scope: InstanceScope,
        at place: Place?,
        _ origin: Origin,
        passing make: @escaping @Sendable (Container, Arguments) throws -> Value
    ) {
        self.init(scope, at: place, origin) { container, arguments, target in
            target.initializeMemory(as: Value.self, to: try make(container, Self.load(arguments)))
        }
    }

    /// The same way of making, kept as another scope says.
    func with(scope: InstanceScope) -> Binding { Binding(scope, at: place, origin, make: make) }

    /// The arguments of a request; those of a type without arguments take no memory, and none are passed.
    private static func load<Arguments>(_ pointer: UnsafeRawPointer?) -> Arguments {
        guard let pointer else { return unsafeBitCast((), to: Arguments.self) }
        return pointer.assumingMemoryBound(to: Arguments.self).pointee
    }
}

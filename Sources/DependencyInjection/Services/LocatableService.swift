import CPlatform

/// A singleton that is asked for by its own type from anywhere, and whose life can be begun anew.
///
/// ```swift
/// final class ProfileService: LocatableService {
///     private let name = Mutex("")
///     init(container: Container, args: Void) {}
///     func update(name: String) { self.name.withLock { $0 = name } }
///     func clear() { update(name: "") }
/// }
///
/// ProfileService.service.update(name: "Ada")   // made on first use
/// ProfileService.clear()                       // sign-out: the same instance, without its data
/// ProfileService.remove()                      // the next use makes a new one; who holds the old one keeps it
/// ```
///
/// Each conforming type is a service of its own, also where two of them stand behind one protocol. Everything may be called from any thread.
///
/// The container is the one that builds the calling code; else that of the task, else that of the process. A caller that is being
/// built is the consumer of the recorded edge, and anybody else is the program. A property is not told the place of its caller: messages and
/// recordings show this file, so a type that has a container better asks that one.
public protocol LocatableService: SingletonInjectable {
    /// Resets the data of this instance, so that it is as good as new. It must be safe from any thread.
    func clear()
}

extension LocatableService {
    /// The one instance of the current container, made on first use.
    ///
    /// Stops the program where no container is set, or where the service cannot be built.
    public static var service: Self {
        let place = Place()
        return container(at: place).giveOrStop(Self.self, args: (), place: place)
    }

    /// Forgets the instance of the current container: the next use makes a new one. Who holds the old one keeps it.
    public static func remove() { found?.home.remove(Self.self) }

    /// Clears the instance of the current container; does nothing where none was made.
    public static func clear() { kept?.clear() }

    /// The instance, where it was made.
    private static var kept: Self? {
        found.flatMap { $0.home.kept($0.registration, $0.binding, as: Self.self) }
    }

    /// The service as the current container knows it; nil where nobody asked for it and nothing was bound.
    private static var found: Container.Found? { container(at: Place()).find(.type(Self.self)) }

    private static func container(at place: Place) -> Container {
        if let frame = thread_context_current().innermost { return frame.pointee.container.takeUnretainedValue() }
        if let container = AsyncBuild.current?.container ?? ContainerHolder.current { return container }
        let step = ResolutionError.Step(
            dependency: DependencyIdentity(Self.self),
            scope: .singleton,
            place: place,
            consumer: nil
        )
        ResolutionError(.noContainer, path: [step]).stop(at: place)
    }
}

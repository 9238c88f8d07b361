/// What a dependency is asked for by; its address is the key of the table.
enum DependencyKey {
    case type(any Any.Type)
    case keyPath(AnyKeyPath)
    /// One element of a collection, by the registration that it was contributed with.
    case element(Registration)
    /// What is kept weakly for a registration. Never asked for the quick way, which would take the reference for the instance.
    case weak(Registration)

    var address: UInt {
        switch self {
        case .type(let type): unsafeBitCast(type, to: UInt.self)
        case .keyPath(let keyPath): ContainerCore.key(of: keyPath)
        case .element(let registration), .weak(let registration): UInt(bitPattern: ObjectIdentifier(registration))
        }
    }

    /// Names what a key path of `Dependencies` gives.
    static func identity(of keyPath: AnyKeyPath) -> DependencyIdentity? {
        (Dependencies()[keyPath: keyPath as! PartialKeyPath<Dependencies>] as? any NamedDependency)?.identity
    }

    /// The type of what a key path gives.
    var valueType: (any Any.Type)? {
        guard case .keyPath(let keyPath) = self else { return nil }
        return (Swift.type(of: keyPath).valueType as? any NamedDependency.Type)?.valueType
    }
}

// Every key path comes in as a Sendable one; the type of its storage here cannot say so.
extension DependencyKey: @unchecked Sendable {}

/// What `Dependency` tells of itself without its generic argument.
protocol NamedDependency {
    static var valueType: any Any.Type { get }
    var identity: DependencyIdentity { get }
    var binding: Binding { get }
}

extension Dependency: NamedDependency {
    static var valueType: any Any.Type { Value.self }
}

/// Names a dependency, or the type that asked for one.
///
/// A few words without a reference; the name is made only when asked for.
public struct DependencyIdentity: Sendable, Hashable, CustomStringConvertible {
    /// What is named.
    enum Subject: Sendable {
        /// A type: bound, or built by its own initialiser.
        case type(any Any.Type)
        /// A property of `Dependencies`, with the file that declares it.
        case keyPath(name: Literal, file: Literal)
        /// One of the elements contributed to a collection of a type, counted from 1.
        case contribution(any Any.Type, ordinal: Int)
        /// A type known only by the name of what encloses a property, with the property's file.
        case enclosing(name: Literal, file: Literal)
    }

    let subject: Subject

    init(_ subject: Subject) { self.subject = subject }

    package init(_ type: any Any.Type) { subject = .type(type) }

    package init<T>(_ dependency: KeyPath<Dependencies, Dependency<T>>) {
        self = Dependencies()[keyPath: dependency].identity
    }

    /// Where the parts of the name are in memory: one pair names one dependency, and few pairs name the same.
    package var addresses: (UInt, UInt) {
        switch subject {
        case .type(let type): (unsafeBitCast(type, to: UInt.self), 0)
        case .contribution(let type, let ordinal): (unsafeBitCast(type, to: UInt.self), UInt(ordinal))
        case .keyPath(let name, let file), .enclosing(let name, let file):
            (UInt(bitPattern: name.start), UInt(bitPattern: file.start))
        }
    }

    /// Whether only the name of the enclosing type is known, without the types that enclose it in turn.
    package var isInnermostNameOnly: Bool {
        if case .enclosing = subject { true } else { false }
    }

    /// Whether it is a type that only one file, or one function, can name.
    package var isHidden: Bool { type.map(TypeName.isHidden) ?? false }

    /// Whether it is one of the elements contributed to a collection, which is asked for as a whole.
    package var isElement: Bool {
        if case .contribution = subject { true } else { false }
    }

    /// The type that is named, where it is known.
    public var type: (any Any.Type)? {
        if case .type(let type) = subject { type } else { nil }
    }

    /// The module that declares it; of an array, the module of its elements; of a tuple, a function and a metatype, Swift itself.
    public var module: String {
        if type.map(TypeName.isStructural) == true { return "Swift" }
        return String(qualifiedName.drop { $0 == "[" }.prefix { $0 != "." })
    }

    /// The name with its module: `Shop.Checkout`, or `Shop.Dependencies.clock` for a key path.
    ///
    /// The same in every run: it holds no address.
    public var qualifiedName: String {
        switch subject {
        case .type(let type): TypeName.qualified(type)
        case .keyPath(let name, let file): "\(Self.module(of: file)).Dependencies.\(name.text)"
        case .contribution(let type, let ordinal): "\(TypeName.qualified(type))#\(ordinal)"
        case .enclosing(let name, let file): "\(Self.module(of: file)).\(Self.typeName(from: name.text))"
        }
    }

    /// The name as its own module would write it: `Checkout`, or `\.clock`.
    public var name: String {
        switch subject {
        case .type(let type): TypeName.short(type)
        case .keyPath(let name, _): "\\.\(name.text)"
        case .contribution(let type, let ordinal): "\(TypeName.short(type))#\(ordinal)"
        case .enclosing(let name, _): Self.typeName(from: name.text)
        }
    }

    public var description: String { qualifiedName }

    /// The type of what a request for it gives, as far as the name tells.
    var valueType: any Any.Type {
        switch subject {
        case .type(let type), .contribution(let type, _): type
        case .keyPath, .enclosing: Any.self
        }
    }

    /// Whether it is `any P`.
    var isExistential: Bool { type.map(TypeName.isExistential) ?? false }

    /// Whether this is a type of that name, without its module and its generic arguments, or a subclass of one.
    package func isDeclared(as name: String) -> Bool {
        guard let type else { return false }
        return TypeName.innermost(of: type, andOfItsSuperclasses: name)
    }

    public static func == (left: Self, right: Self) -> Bool {
        switch (left.subject, right.subject) {
        case (.type(let left), .type(let right)): left == right
        case (.keyPath(let left, let leftFile), .keyPath(let right, let rightFile)),
            (.enclosing(let left, let leftFile), .enclosing(let right, let rightFile)):
            left == right && leftFile == rightFile
        case (.contribution(let left, let leftOrdinal), .contribution(let right, let rightOrdinal)):
            left == right && leftOrdinal == rightOrdinal
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch subject {
        case .type(let type), .contribution(let type, _): hasher.combine(ObjectIdentifier(type))
        case .keyPath(let name, _), .enclosing(let name, _): hasher.combine(name)
        }
    }

    private static func module(of file: Literal) -> Substring { file.text.prefix { $0 != "/" } }

    /// `#function` in a property's declaration is the type's name; inside a function it is that function's, with parentheses.
    private static func typeName(from function: String) -> String { function.isEmpty ? "(file)" : function }
}

/// What a test asks of its dependencies beyond working; none of it unless the test says so.
public struct ContainerRules: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Whatever is asked for is a substitute, or was allowed by `ContainerMock.allow`. A request for anything else is met, and fails the test
    /// at the place of the request.
    public static let strict = Self(rawValue: 1 << 0)

    /// Every substitute is asked for; one that nobody asked for fails the test at the place where it was put.
    public static let everySubstituteIsUsed = Self(rawValue: 1 << 1)
}

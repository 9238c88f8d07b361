/// Why a template for links cannot be used.
public struct LinkError: Error, Sendable, Hashable, CustomStringConvertible {
    let reason: String

    public var description: String { reason }
}

/// Has the name of a protocol of another module.
public protocol Logger: Sendable {}

public struct ConsoleLogger: Logger {
    public init() {}
}

/// Has the name of a protocol of another module.
public protocol Logger: Sendable {}

public struct FileLogger: Logger {
    public init() {}
}

public import DependencyInjection

/// What every feature may ask of the container of one request.
public protocol PageContainer {
    /// Where this request's screens are shown.
    var page: PageHost { get }
    var requestID: RequestID { get }
}

extension Container: PageContainer {
    public var page: PageHost { resolve() }
    public var requestID: RequestID { resolve() }
}

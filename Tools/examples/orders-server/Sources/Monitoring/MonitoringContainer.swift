public import DependencyInjection

/// What monitoring may ask for, and nothing else.
public protocol MonitoringContainer {
    var metrics: Metrics { get }
    var health: HealthReport { get }
    /// The recording so far; nil where nothing is recorded.
    func recording() throws -> [UInt8]?
}

extension Container: MonitoringContainer {
    public var metrics: Metrics { resolve() }
    public var health: HealthReport { resolve(HealthViewModel.self).report }
    public func recording() throws -> [UInt8]? { try resolve(LiveRecording.self).document() }
}

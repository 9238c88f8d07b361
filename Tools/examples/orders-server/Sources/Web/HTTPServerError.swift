internal import Foundation

/// Why a server cannot listen.
public struct HTTPServerError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    /// The last error of the system.
    init(listeningOn address: String, _ port: UInt16, _ code: Int32) {
        let reason = String(cString: strerror(code))
        let remedy = code == EADDRINUSE ? " Another program listens there; choose another --port." : ""
        description = "cannot listen on \(address):\(port): \(reason).\(remedy)"
    }
}

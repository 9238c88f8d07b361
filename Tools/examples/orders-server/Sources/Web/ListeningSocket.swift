internal import Foundation

/// A socket that waits for connections. The daemon is given one of ours, so that a free port can be asked for and be told.
struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    /// - Parameter port: The port; 0 for one that is free.
    init(address: String, port: UInt16) throws(HTTPServerError) {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
            throw HTTPServerError("'\(address)' is no IPv4 address.")
        }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard let bound = Self.listen(on: descriptor, &name) else {
            let code = errno
            close(descriptor)
            throw HTTPServerError(listeningOn: address, port, code)
        }
        self.port = bound
        self.descriptor = descriptor
    }

    /// The port that it listens on; nil where the system refuses, which then says why.
    private static func listen(on descriptor: Int32, _ name: inout sockaddr_in) -> UInt16? {
        var reuse: Int32 = 1
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        let isListening = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && Foundation.listen(descriptor, SOMAXCONN) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        return isListening ? UInt16(bigEndian: name.sin_port) : nil
    }
}

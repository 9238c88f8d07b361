import Foundation

/// A client that sends bytes as it likes, and hangs up when it likes.
struct RawConnection {
    private let descriptor: Int32

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = UInt16(port).bigEndian
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
    }

    func send(_ text: String) {
        _ = text.withCString { Foundation.send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }

    /// Reads until the other side hangs up.
    func readToEnd() -> String {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &piece, piece.count, 0)
            if count <= 0 { return String(decoding: all, as: UTF8.self) }
            all += piece[..<count]
        }
    }

    func hangUp() { close(descriptor) }
}

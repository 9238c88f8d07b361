import Foundation

/// The memory that this process holds.
enum ResidentMemory {
    /// Bytes in main memory, as the system counts them.
    static var bytes: Int {
        let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard let pages = fields.flatMap({ Int($0[1]) }) else { preconditionFailure("/proc/self/statm is unreadable") }
        return pages * Int(getpagesize())
    }
}

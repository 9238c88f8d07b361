import Foundation

/// A file that another program replaces from time to time.
struct FileWatch {
    private let path: String
    private var seen: Stamp?

    init(path: String) {
        self.path = path
    }

    /// Waits until the file is there and is not the one that was seen last.
    ///
    /// Looks five times a second: that works for every file system, also where a file is replaced rather than written.
    mutating func waitForChange() {
        while true {
            if let stamp = Stamp(of: path), stamp != seen {
                seen = stamp
                return
            }
            usleep(200_000)
        }
    }

    /// What differs between a file and the one that replaced it.
    private struct Stamp: Equatable {
        let file: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int

        init?(of path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            file = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Glibc)
                (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
            #else
                (seconds, nanoseconds) = (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
            #endif
        }
    }
}

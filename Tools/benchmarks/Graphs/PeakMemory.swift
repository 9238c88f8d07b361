import CPlatform
import Foundation

/// How much memory a body takes beyond what the process had before.
enum PeakMemory {
    /// The growth of the resident memory at its peak, in bytes; nil where the system does not say.
    static func growth(during body: () throws -> Void) rethrows -> Int? {
        // Gives back what was freed, so that it counts again.
        platform_trim_memory()
        // Linux sets the peak back to what is resident now.
        let isReset = (try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))) != nil
        let before = status("VmRSS")
        try body()
        guard isReset, let before, let peak = status("VmHWM") else { return nil }
        return max(0, peak - before)
    }

    private static func status(_ key: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(key):") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1_024 }
    }
}

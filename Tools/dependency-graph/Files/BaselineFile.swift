import Foundation
import GraphAnalysis

/// The file of a baseline, which is written only where that is asked for.
struct BaselineFile {
    private let file: ConfigurationFile
    private let isWritten: Bool

    init(path: String, isWritten: Bool) {
        file = ConfigurationFile(path: path)
        self.isWritten = isWritten
    }

    /// Reads the baseline; one that is about to be written for the first time is empty.
    func read() throws(ToolError) -> Baseline {
        if isWritten, !file.exists { return Baseline() }
        return try file.read(Baseline.decode)
    }

    /// Where that is asked for, writes the baseline anew: it accepts what fails, keeps what it knew and is there still, and
    /// drops the rest.
    func accept(_ verdict: Verdict, known: Baseline) throws(ToolError) -> Baseline {
        guard isWritten else { return known }
        let baseline = known.rewritten(accepting: verdict.findings.known + verdict.failing)
        let data: Data
        do {
            data = try baseline.encode()
        } catch {
            throw .rendering("\(file.path) cannot be written: \(error)")
        }
        try OutputFile(argument: file.path).write(data)
        let count = baseline.entries.count
        Console.note("\(file.path) accepts \(count == 1 ? "1 finding" : "\(count) findings")")
        return baseline
    }
}

/// A verdict as JUnit's XML: one suite, one case for each sort of finding, also for those that passed.
struct JUnitReport {
    let verdict: Verdict

    var text: String {
        let failing = Dictionary(grouping: verdict.failing, by: \.code)
        let others = Dictionary(grouping: verdict.findings.new.filter { $0.severity < verdict.failsOn }, by: \.code)
        let codes = Set(verdict.codes + verdict.findings.new.map(\.code)).sorted()
        let cases = codes.flatMap { testCase($0, failing: failing[$0] ?? [], others: others[$0] ?? []) }
        let counts = "tests=\"\(codes.count)\" failures=\"\(failing.count)\""
        return
            ([
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<testsuites name=\"dependency-graph\" \(counts)>",
                "  <testsuite name=\"dependency-graph\" \(counts) errors=\"0\" skipped=\"0\">",
            ] + cases + ["  </testsuite>", "</testsuites>"]).map { $0 + "\n" }.joined()
    }

    private func testCase(_ code: Finding.Code, failing: [Finding], others: [Finding]) -> [String] {
        let start = "    <testcase classname=\"dependency-graph\" name=\"\(Self.escaped(code.rawValue))\""
        if failing.isEmpty, others.isEmpty { return [start + "/>"] }
        var lines = [start + ">"]
        if let first = failing.first {
            let more = failing.count > 1 ? " and \(failing.count - 1) more" : ""
            lines.append(
                "      <failure message=\"\(Self.escaped(first.title + more))\">\(Self.words(failing))</failure>"
            )
        }
        if !others.isEmpty { lines.append("      <system-out>\(Self.words(others))</system-out>") }
        return lines + ["    </testcase>"]
    }

    private static func words(_ findings: [Finding]) -> String {
        let paragraphs = findings.map { finding in
            ([finding.title] + finding.details + (finding.remedy.map { [$0] } ?? [])).joined(separator: "\n")
        }
        return escaped(paragraphs.joined(separator: "\n\n"))
    }

    /// The text with its markup escaped and without what XML 1.0 has no place for.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += " "
            case _ where scalar.properties.generalCategory == .control: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

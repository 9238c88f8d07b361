extension SARIFReport.Result {
    init(_ finding: Finding, state: String, ruleIndex: Int, _ options: ReportOptions) {
        let text = ([finding.title] + finding.details + (finding.remedy.map { [$0] } ?? [])).joined(separator: "\n")
        let names = finding.nodes.map { SARIFReport.LogicalLocation(fullyQualifiedName: $0) }
        let place = finding.places.first.flatMap { SARIFReport.PhysicalLocation($0, options) }
        let flow = (finding.wayIn + finding.steps).map { request in
            SARIFReport.FlowLocation(
                location: SARIFReport.Location(
                    message: .init(text: "\(shown(request.edge.from)) needs \(shown(request.edge.to))"),
                    physicalLocation: request.place.flatMap { SARIFReport.PhysicalLocation($0, options) }
                )
            )
        }
        self.init(
            ruleId: finding.code.rawValue,
            ruleIndex: ruleIndex,
            level: Self.level(finding.severity),
            message: .init(text: text),
            baselineState: state,
            locations: [.init(physicalLocation: place, logicalLocations: names)],
            partialFingerprints: ["dependencyGraph/v1": finding.identity.fingerprint],
            codeFlows: flow.isEmpty ? nil : [.init(threadFlows: [.init(locations: flow)])]
        )
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}

extension SARIFReport.PhysicalLocation {
    /// The place where its path is known.
    fileprivate init?(_ place: DependencyGraph.Place, _ options: ReportOptions) {
        guard let path = options.path(place) else { return nil }
        self.init(artifactLocation: .init(uri: Self.uri(path)), region: .init(startLine: max(1, place.line)))
    }

    /// The path as a relative reference by RFC 3986: everything but its unreserved characters and slashes percent-encoded.
    private static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 128, character.isLetter || character.isNumber || "-._~/".contains(character) {
                return String(character)
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}

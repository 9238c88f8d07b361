public import Foundation

extension RuleSet {
    /// Reads a rule file.
    ///
    /// ```json
    /// {
    ///   "forbidden": [{ "name": "core-without-ui", "reason": "…", "from": "^Core\\.", "to": "^UI\\.", "kinds": ["construction"] }],
    ///   "allowed":   [{ "name": "models-alone", "from": "^Models\\.", "to": "^Models\\." }],
    ///   "layers":    [{ "name": "layers", "severity": "warning", "layers": ["^UI\\.", "^Domain\\.", "^Data\\."] }],
    ///   "limits":    [{ "name": "not-too-deep", "nodes": ".", "measure": "depth", "atMost": 20 }]
    /// }
    /// ```
    ///
    /// A forbidden rule may say `"onlyThrough": PATTERN` or `"notThrough": PATTERN` and is about ways of any length then. Each rule
    /// may say `"mayMatchNothing": true`.
    ///
    /// - Throws: `ConfigurationError` with all faults at once.
    public static func decode(_ data: Data) throws(ConfigurationError) -> RuleSet {
        var (reader, value) = try ConfigurationReader.open(data)
        let rules = reader.ruleSet(value)
        if !reader.faults.isEmpty { throw ConfigurationError(reader.faults) }
        return rules
    }
}

extension ConfigurationReader {
    fileprivate mutating func ruleSet(_ value: JSONValue) -> RuleSet {
        var rules = RuleSet()
        guard let object = object(value, at: "", keys: ["forbidden", "allowed", "layers", "limits"]) else {
            return rules
        }
        rules.forbidden = list("forbidden", of: object).compactMap { forbidden($0.value, at: $0.path) }
        rules.allowed = list("allowed", of: object).compactMap { allowed($0.value, at: $0.path) }
        rules.layers = list("layers", of: object).compactMap { layer($0.value, at: $0.path) }
        rules.limits = list("limits", of: object).compactMap { limit($0.value, at: $0.path) }
        return rules
    }

    /// A rule's object and what every rule has.
    private mutating func rule(
        _ value: JSONValue,
        at path: String,
        keys: [String]
    ) -> (object: Object, head: RuleSet.Head)? {
        let common = ["name", "severity", "reason", "kinds", "mayMatchNothing"]
        guard let object = object(value, at: path, keys: common + keys) else { return nil }
        let severity: Severity? = name("severity", of: object)
        let head = RuleSet.Head(
            name: text("name", of: object) ?? "",
            severity: severity ?? .error,
            reason: text("reason", of: object),
            mayMatchNothing: flag("mayMatchNothing", of: object)
        )
        if object.members["name"] == nil || head.name.isEmpty {
            fault("a rule needs a name", at: object.path(to: "name"))
        }
        if Finding.Code.builtIn.contains(.init(rawValue: head.name)) || !names.insert(head.name).inserted {
            fault("the name \(quoted(head.name)) is taken", at: object.path(to: "name"))
        }
        return (object, head)
    }

    private mutating func forbidden(_ value: JSONValue, at path: String) -> RuleSet.ForbiddenRule? {
        guard let (object, head) = rule(value, at: path, keys: ["from", "to", "onlyThrough", "notThrough"]) else {
            return nil
        }
        let (from, to, kinds) = (pattern("from", of: object), pattern("to", of: object), kinds(of: object))
        var ways = RuleSet.ForbiddenRule.Ways.direct
        if object.members["onlyThrough"] != nil, let through = pattern("onlyThrough", of: object) {
            ways = .onlyThrough(through)
        }
        if object.members["notThrough"] != nil, let through = pattern("notThrough", of: object) {
            if ways != .direct {
                fault("a rule has either 'onlyThrough' or 'notThrough'", at: object.path(to: "notThrough"))
            }
            ways = .notThrough(through)
        }
        guard let from, let to else { return nil }
        return RuleSet.ForbiddenRule(head: head, from: from, to: to, kinds: kinds, ways: ways)
    }

    private mutating func allowed(_ value: JSONValue, at path: String) -> RuleSet.AllowedRule? {
        guard let (object, head) = rule(value, at: path, keys: ["from", "to"]) else { return nil }
        let (from, to, kinds) = (pattern("from", of: object), pattern("to", of: object), kinds(of: object))
        guard let from, let to else { return nil }
        return RuleSet.AllowedRule(head: head, from: from, to: to, kinds: kinds)
    }

    private mutating func layer(_ value: JSONValue, at path: String) -> RuleSet.LayerRule? {
        guard let (object, head) = rule(value, at: path, keys: ["layers"]) else { return nil }
        let texts = list("layers", of: object)
        let layers = texts.compactMap { pattern($0.value, at: $0.path) }
        if object.members["layers"]?.isList ?? true, texts.count < 2 {
            fault("'layers' takes two or more patterns, from the top down", at: object.path(to: "layers"))
        }
        return RuleSet.LayerRule(head: head, layers: layers, kinds: kinds(of: object))
    }

    private mutating func limit(_ value: JSONValue, at path: String) -> RuleSet.LimitRule? {
        guard let (object, head) = rule(value, at: path, keys: ["nodes", "measure", "atMost"]) else { return nil }
        let measure: RuleSet.Measure? = name("measure", of: object, isRequired: true)
        let (nodes, atMost, kinds) = (pattern("nodes", of: object), count("atMost", of: object), kinds(of: object))
        guard let measure, let nodes, let atMost else { return nil }
        return RuleSet.LimitRule(head: head, nodes: nodes, measure: measure, atMost: atMost, kinds: kinds)
    }
}

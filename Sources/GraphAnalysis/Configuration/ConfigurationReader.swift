/// Makes values of a rule file or a baseline, and keeps a list of what is wrong instead of ending at the first fault.
struct ConfigurationReader {
    let positions: JSONPositions
    private(set) var faults: [ConfigurationError.Fault] = []
    /// The names of the rules so far.
    var names: Set<String> = []

    init(positions: JSONPositions) {
        self.positions = positions
    }

    /// An object and the path to it.
    struct Object {
        let members: [String: JSONValue]
        let path: String

        func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    }

    mutating func fault(_ message: String, at path: String) {
        faults.append(.init(position: positions.value(at: path), message: message))
    }

    /// An object that has no other keys than these.
    mutating func object(_ value: JSONValue, at path: String, keys: [String]) -> Object? {
        guard case .object(let members) = value else {
            fault("expected an object", at: path)
            return nil
        }
        let object = Object(members: members, path: path)
        for key in members.keys where !keys.contains(key) {
            let message = "unknown key \(quoted(key)); known are \(keys.map(quoted).joined(separator: ", "))"
            faults.append(.init(position: positions.key(at: object.path(to: key)), message: message))
        }
        return object
    }

    /// The elements of a list under a key, each with its path; none where there is no such key.
    mutating func list(_ key: String, of object: Object) -> [(value: JSONValue, path: String)] {
        let path = object.path(to: key)
        switch object.members[key] {
        case nil: return []
        case .list(let values)?: return values.enumerated().map { ($1, "\(path)[\($0)]") }
        default:
            fault("expected a list", at: path)
            return []
        }
    }

    mutating func text(_ key: String, of object: Object) -> String? {
        guard let value = object.members[key] else { return nil }
        if let text = value.text { return text }
        fault("expected text", at: object.path(to: key))
        return nil
    }

    mutating func flag(_ key: String, of object: Object) -> Bool {
        guard let value = object.members[key] else { return false }
        if case .bool(let flag) = value { return flag }
        fault("expected true or false", at: object.path(to: key))
        return false
    }

    mutating func count(_ key: String, of object: Object) -> Int? {
        if case .number(let number)? = object.members[key], let count = Int(exactly: number), count >= 0 {
            return count
        }
        fault("expected a whole number from 0 up under \(quoted(key))", at: object.path(to: key))
        return nil
    }

    /// One of the names of an enumeration; nil, and a fault where it has to be there, without the key.
    mutating func name<Name: RawRepresentable<String> & CaseIterable>(
        _ key: String,
        of object: Object,
        isRequired: Bool = false
    ) -> Name? {
        let text = text(key, of: object)
        if text == nil, object.members[key] != nil || !isRequired { return nil }
        return name(text, at: object.path(to: key))
    }

    private mutating func name<Name: RawRepresentable<String> & CaseIterable>(_ text: String?, at path: String) -> Name?
    {
        if let name = text.flatMap(Name.init(rawValue:)) { return name }
        fault("expected one of \(Name.allCases.map { quoted($0.rawValue) }.joined(separator: ", "))", at: path)
        return nil
    }

    /// The kinds of edges that a rule is about; all where it does not say.
    mutating func kinds(of object: Object) -> Set<DependencyGraph.EdgeKind> {
        guard object.members["kinds"] != nil else { return Set(DependencyGraph.EdgeKind.allCases) }
        return Set(list("kinds", of: object).compactMap { name($0.value.text, at: $0.path) })
    }

    /// A pattern that has to be there.
    mutating func pattern(_ key: String, of object: Object) -> RuleSet.Pattern? {
        guard let value = object.members[key] else {
            fault("there is no key \(quoted(key)), which takes a pattern", at: object.path)
            return nil
        }
        return pattern(value, at: object.path(to: key))
    }

    mutating func pattern(_ value: JSONValue, at path: String) -> RuleSet.Pattern? {
        guard let text = value.text else {
            fault("expected a pattern, which is text", at: path)
            return nil
        }
        do {
            _ = try Regex(text)
            return RuleSet.Pattern(text: text, position: positions.value(at: path))
        } catch {
            fault("\(quoted(text)) is no regular expression: \(error)", at: path)
            return nil
        }
    }
}

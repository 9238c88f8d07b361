/// The values that several parts of a document have.
extension KeyedDecodingContainer {
    /// A number from 0 up.
    func decodeCount(forKey key: Key) throws -> Int {
        let number: Int
        do {
            number = try decode(Int.self, forKey: key)
        } catch  where !(error is DecodingError) {
            // Foundation keeps no place for a fraction or a number that is too large.
            throw GraphDocumentError(.wrongValue(expected: "a whole number below 2^63"), at: .init(codingPath + [key]))
        }
        guard number >= 0 else { throw GraphDocumentError(.negative(number), at: .init(codingPath + [key])) }
        return number
    }

    /// Numbers from 0 up, each under a name; none where there is no such key.
    func decodeCounts(forKey key: Key) throws -> [String: Int] {
        let numbers = try decodeIfPresent([String: Int].self, forKey: key) ?? [:]
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) where number < 0 {
            throw GraphDocumentError(
                .negative(number),
                at: .path("\(GraphDocumentError.Location(codingPath + [key])).\(shown(name))")
            )
        }
        return numbers
    }

    /// A line of source, `Module/File.swift:12`.
    func decodePlace(forKey key: Key) throws -> DependencyGraph.Place? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        return try place(text, at: codingPath + [key])
    }

    func decodePlaces(forKey key: Key) throws -> [DependencyGraph.Place] {
        guard let texts = try decodeIfPresent([String].self, forKey: key) else { return [] }
        return try texts.map { try place($0, at: codingPath + [key]) }
    }

    /// One of the names that an enumeration lists.
    func decodeName<Name: RawRepresentable<String> & CaseIterable>(forKey key: Key) throws -> Name {
        let text = try decode(String.self, forKey: key)
        if let name = Name(rawValue: text) { return name }
        let known = Name.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let expected = "one of \(known) instead of \(quoted(text))"
        throw GraphDocumentError(.wrongValue(expected: expected), at: .init(codingPath + [key]))
    }

    private func place(_ text: String, at path: [any CodingKey]) throws -> DependencyGraph.Place {
        if let place = DependencyGraph.Place(text) { return place }
        let expected = "a place like 'Module/File.swift:12' instead of \(quoted(text))"
        throw GraphDocumentError(.wrongValue(expected: expected), at: .init(path))
    }
}

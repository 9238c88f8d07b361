import DependencyInjection
import GraphAnalysis

/// Names for everything in a recording, in which two that Swift writes alike are told apart.
///
/// Only types that are hidden in a file or a function can be written alike, and only code of that file can ask for them, bind them or be
/// one: so the file of such a place tells them apart, and where two stand in one file, the first line does too.
struct DistinctNames {
    /// The name of each that has to be told apart from another.
    let ids: [DependencyIdentity: DependencyGraph.Node.ID]

    /// - Parameter consumer: Who made the request of an event.
    init(_ events: [ResolveEvent], consumer: (ResolveEvent) -> DependencyIdentity?) {
        let places = Self.places(events, consumer)
        let alike = Dictionary(grouping: places.keys, by: \.qualifiedName).filter { $0.value.count > 1 }
        ids = alike.reduce(into: [:]) { ids, alike in
            ids.merge(Self.distinct(alike.value, alike.key, places)) { first, _ in first }
        }
    }

    /// The first place of each in the source, as far as one is known.
    private static func places(
        _ events: [ResolveEvent],
        _ consumer: (ResolveEvent) -> DependencyIdentity?
    ) -> [DependencyIdentity: Place?] {
        var places: [DependencyIdentity: Place?] = [:]
        func note(_ identity: DependencyIdentity, _ place: Place?) {
            let known = places[identity] ?? nil
            places[identity] = [known, place].compactMap(\.self).min { ($0.file, $0.line) < ($1.file, $1.line) }
        }
        for event in events {
            note(event.dependency, event.bindingPlace ?? event.place)
            if let type = event.implementation { note(DependencyIdentity(type), event.bindingPlace ?? event.place) }
            if let consumer = consumer(event) { note(consumer, event.place) }
        }
        return places
    }

    private static func distinct(
        _ identities: [DependencyIdentity],
        _ name: String,
        _ places: [DependencyIdentity: Place?]
    ) -> [DependencyIdentity: String] {
        func place(_ identity: DependencyIdentity) -> Place? { places[identity] ?? nil }
        let types = identities.filter { $0.type != nil }
        let hidden = types.filter(\.isHidden)
        // Who is known by a name and a file alone may be the type that goes by that name everywhere.
        let told = types.count > hidden.count ? hidden : identities
        let files = Dictionary(grouping: told) { place($0)?.fileName ?? "" }
        guard files.count > 1 || hidden.count > 1 || told.count < identities.count else { return [:] }
        var names: [DependencyIdentity: String] = [:]
        for identity in identities {
            guard let place = place(identity), let alike = files[place.fileName] else { continue }
            if told.count < identities.count, identity.type != nil, !identity.isHidden { continue }
            let isAlone = alike.filter { $0.type != nil }.count < 2 || identity.type == nil
            names[identity] = "\(name) (\(place.fileName)\(isAlone ? "" : ":\(place.line)"))"
        }
        return names
    }
}

extension Place {
    /// The file without its module.
    fileprivate var fileName: String { String(file.drop { $0 != "/" }.dropFirst()) }
}

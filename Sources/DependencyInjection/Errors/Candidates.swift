extension Container {
    /// What is bound here and outward and comes near to a type for which nothing is: at most three, the nearest first.
    func candidates<T>(for type: T.Type) -> [ResolutionError.Candidate] {
        let wanted = DependencyIdentity(type)
        var found: [(distance: Int, ResolutionError.Candidate)] = []
        for registration in lineage.flatMap(\.core.registrations) {
            guard let binding = registration.binding, let reason = registration.reason(toComeNear: wanted) else {
                continue
            }
            let candidate = ResolutionError.Candidate(
                dependency: registration.identity,
                place: binding.place,
                reason: reason.text
            )
            found.append((reason.distance, candidate))
        }
        found.sort { ($0.distance, $0.1.dependency.qualifiedName) < ($1.distance, $1.1.dependency.qualifiedName) }
        return found.prefix(3).map(\.1)
    }
}

extension Registration {
    /// How near this comes to what was asked for, and why it does not fit.
    fileprivate func reason(toComeNear wanted: DependencyIdentity) -> (distance: Int, text: String)? {
        if identity.type == nil, let type, DependencyIdentity(type) == wanted {
            return (0, "has this type and goes by its name; ask with \(identity.name)")
        }
        guard identity.type != nil else { return nil }
        if identity.name == wanted.name {
            return (1, "another type of that name, of the module \(identity.module); \(wanted.module)'s was asked for")
        }
        let distance = Edits.distance(identity.name, wanted.name)
        guard distance <= max(2, wanted.name.count / 3) else { return nil }
        return (1 + distance, "another type with a name alike")
    }
}

/// How many letters have to be put in, taken out or exchanged to make one text of another (Levenshtein 1965; Wagner and Fischer 1974).
enum Edits {
    /// - Complexity: O(n · m) time, O(m) memory.
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let exchanged = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(exchanged, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}

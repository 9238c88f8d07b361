import DependencyInjection

/// What makes two requests the same, by address: no name is made while counting.
struct RequestKey: Hashable, Sendable {
    private let dependency: (UInt, UInt)
    private let requester: (UInt, UInt, UInt)
    private let implementation: UInt
    private let place: UInt
    private let bindingPlace: UInt
    private let kind: UInt

    init(_ event: borrowing ResolveEvent) {
        dependency = event.dependency.addresses
        requester = event.requester.addresses
        implementation = event.implementation.map { unsafeBitCast($0, to: UInt.self) } ?? 0
        place = event.place.address
        bindingPlace = event.bindingPlace?.address ?? 0
        kind = event.kindBits
    }

    /// Adds and multiplies word by word (Knuth, The Art of Computer Programming, 6.4): the words are addresses, and nobody chooses them.
    var mixed: UInt {
        var hash = Self.mix(dependency.0, dependency.1)
        hash = Self.mix(Self.mix(Self.mix(hash, requester.0), requester.1), requester.2)
        hash = Self.mix(Self.mix(Self.mix(hash, implementation), place), bindingPlace)
        hash = Self.mix(hash, kind)
        return hash ^ hash &>> 32
    }

    @inline(__always)
    private static func mix(_ hash: UInt, _ word: UInt) -> UInt { (hash &+ word) &* 0x9E37_79B9_7F4A_7C15 }

    static func == (left: Self, right: Self) -> Bool {
        left.dependency == right.dependency && left.requester == right.requester
            && left.implementation == right.implementation && left.place == right.place
            && left.bindingPlace == right.bindingPlace && left.kind == right.kind
    }

    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

extension ResolveEvent {
    /// Whether a property that could have waited was read while its owner was still being built.
    var isForced: Bool { isProperty && edge == .construction }

    /// Whether nothing was asked for yet.
    var isDeclaration: Bool {
        if case .declared = kind { !isAbsent } else { false }
    }

    /// The code, such as a test, that made by hand what asks; nil where no code is known, or asks itself.
    var maker: DependencyIdentity? { isEntry && consumer != requester.builder ? requester.builder : nil }

    /// What else tells one request from another, in one word.
    fileprivate var kindBits: UInt {
        let edge: UInt =
            switch edge {
            case .construction: 0
            case .lazy: 1
            case .provider: 2
            }
        let scope: UInt =
            switch scope {
            case nil: 0
            case .perRequest: 1
            case .singleton: 2
            case .perScope: 3
            case .shared: 4
            }
        return edge | scope << 2 | (isProperty ? 1 << 5 : 0) | (isEntry ? 1 << 6 : 0) | (isDeclaration ? 1 << 7 : 0)
    }
}

extension Place {
    /// The file's name in memory and the line, folded into one word.
    fileprivate var address: UInt { fileAddress &* 31 &+ line }
}

import Synchronization

/// Tells how a type conforms to `Closeable`: each scope asks that of all that it keeps when it ends, and the runtime takes hundreds of
/// instructions to say.
///
/// A hash table of lists, to which answers are added without a lock and never taken away: there are no more than there are types.
enum CloseableTypes {
    private final class Answer: Sendable {
        let type: any Any.Type
        let conformance: (any Closeable.Type)?
        let next: Unmanaged<Answer>?

        init(_ type: any Any.Type, next: Unmanaged<Answer>?) {
            self.type = type
            conformance = type as? any Closeable.Type
            self.next = next
        }
    }

    private typealias List = Atomic<Unmanaged<Answer>?>

    private static let bits = 8

    // Its words are atomic, and it is never freed.
    private nonisolated(unsafe) static let lists = {
        let lists = UnsafeMutablePointer<List>.allocate(capacity: 1 << bits)
        for index in 0..<1 << bits { (lists + index).initialize(to: List(nil)) }
        return lists
    }()

    /// The type as one that conforms; nil where it does not.
    static func conformance(of type: any Any.Type) -> (any Closeable.Type)? {
        let address = unsafeBitCast(type, to: UInt.self)
        let list = lists + Int((address &* RegistrationTable.multiplier) &>> UInt(UInt.bitWidth - bits))
        let first = list.pointee.load(ordering: .acquiring)
        var answer = first
        while let known = answer {
            let (isMeant, conformance, next) = known._withUnsafeGuaranteedRef {
                (unsafeBitCast($0.type, to: UInt.self) == address, $0.conformance, $0.next)
            }
            if isMeant { return conformance }
            answer = next
        }
        return add(type, to: list, after: first)
    }

    /// Adds an answer. Who is too late to do so has it asked again the next time.
    private static func add(
        _ type: any Any.Type,
        to list: UnsafeMutablePointer<List>,
        after first: Unmanaged<Answer>?
    ) -> (any Closeable.Type)? {
        let answer = Unmanaged.passRetained(Answer(type, next: first))
        let conformance = answer._withUnsafeGuaranteedRef { $0.conformance }
        let isAdded = list.pointee.compareExchange(expected: first, desired: answer, ordering: .acquiringAndReleasing)
        if !isAdded.exchanged { answer.release() }
        return conformance
    }
}

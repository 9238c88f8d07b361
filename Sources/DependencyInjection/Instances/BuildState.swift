public import CPlatform
public import Synchronization

/// Whether something is built, being built or neither, in one word.
///
/// - 0: nothing is there.
/// - positive: ready, and the word is whatever the owner of the state stored, such as the word of a kept instance.
/// - negative: being built, and the word is the address of the builder's thread context, with marks in its low bits; no address where a task builds.
@usableFromInline
struct BuildState: ~Copyable {
    @usableFromInline let word = Atomic<Int>(0)

    @inlinable
    init() {}

    /// What was stored when it became ready; nil before.
    @inlinable
    var ready: Int? {
        @inline(__always) get {
            let word = word.load(ordering: .acquiring)
            return word > 0 ? word : nil
        }
    }

    /// Makes this thread the builder where nothing is there and nobody builds.
    @inlinable @inline(__always)
    func claim(for thread: ThreadContext) -> Claim {
        let claimed = Int(bitPattern: thread) | Mark.building
        let (exchanged, found) = word.compareExchange(expected: 0, desired: claimed, ordering: .acquiringAndReleasing)
        return exchanged ? .claimed : answer(to: found)
    }

    /// Makes a task the builder where nothing is there and nobody builds.
    func claimForTask() -> Claim {
        let (exchanged, found) = word.compareExchange(
            expected: 0,
            desired: Mark.building,
            ordering: .acquiringAndReleasing
        )
        return exchanged ? .claimed : answer(to: found)
    }

    @inlinable @inline(__always)
    func answer(to found: Int) -> Claim {
        if found > 0 { return .ready(found) }
        return Mark.builder(of: found).map(Claim.building(by:)) ?? .buildingInTask
    }

    /// Ends this thread's build with a ready word, or with 0 where it failed. What was forgotten meanwhile is not kept.
    @discardableResult
    @inlinable @inline(__always)
    func finish(_ result: Int) -> Ending {
        var found = word.load(ordering: .relaxed)
        while true {
            let wasForgotten = found & Mark.forgotten != 0
            let (exchanged, now) = word.compareExchange(
                expected: found,
                desired: wasForgotten ? 0 : result,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return Ending(hasWaiters: found & Mark.waited != 0, isKept: !wasForgotten) }
            found = now
        }
    }

    /// Forgets what is ready, or marks what is being built as not to be kept.
    ///
    /// - Returns: The word that was ready, which the caller now owns.
    func forget() -> Int? {
        var found = word.load(ordering: .acquiring)
        while found != 0 {
            let next = found > 0 ? 0 : found | Mark.forgotten
            let (exchanged, now) = word.compareExchange(
                expected: found,
                desired: next,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return found > 0 ? found : nil }
            found = now
        }
        return nil
    }

    /// Forgets this ready word; false where something else stands there by now.
    func forget(_ ready: Int) -> Bool {
        word.compareExchange(expected: ready, desired: 0, ordering: .acquiringAndReleasing).exchanged
    }

    /// Marks a running build as waited for.
    ///
    /// - Returns: The builder's thread; nil where no thread builds any more.
    func announceWaiter() -> ThreadContext? {
        var found = word.load(ordering: .acquiring)
        while found < 0, let builder = Mark.builder(of: found) {
            let (exchanged, now) = word.compareExchange(
                expected: found,
                desired: found | Mark.waited,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return builder }
            found = now
        }
        return nil
    }

    /// Whether nothing is there and nobody builds.
    var isIdle: Bool { word.load(ordering: .acquiring) == 0 }

    /// Whether a thread or a task builds now.
    var isBuilding: Bool { word.load(ordering: .acquiring) < 0 }

    /// The thread that builds now; nil also where a task does.
    var builder: ThreadContext? {
        let word = word.load(ordering: .acquiring)
        return word < 0 ? Mark.builder(of: word) : nil
    }

    /// The answer to a claim.
    @frozen @usableFromInline
    enum Claim {
        case claimed
        case ready(Int)
        case building(by: ThreadContext)
        case buildingInTask
    }

    /// What happened to a build while it ran.
    @frozen @usableFromInline
    struct Ending {
        @usableFromInline let hasWaiters: Bool
        @usableFromInline let isKept: Bool

        @inlinable
        init(hasWaiters: Bool, isKept: Bool) {
            self.hasWaiters = hasWaiters
            self.isKept = isKept
        }
    }

    /// The bits of the word beside the builder's address.
    @usableFromInline
    enum Mark {
        @inlinable static var building: Int { Int.min }
        @inlinable static var waited: Int { 1 }
        @inlinable static var forgotten: Int { 2 }

        @inlinable
        static func builder(of word: Int) -> ThreadContext? {
            // Addresses of the program are below the top bit, and a thread context is aligned to eight bytes.
            ThreadContext(bitPattern: word & ~(building | waited | forgotten))
        }
    }
}

/// Something that is built once, however many threads ask first.
protocol BuiltOnce: AnyObject {
    /// The thread that builds now; nil also where a task does.
    var builder: ThreadContext? { get }

    /// Marks a running build as waited for, and gives its builder; nil where no thread builds any more.
    func announceWaiter() -> ThreadContext?

    /// Makes a task the builder where nothing is there and nobody builds.
    func claimForTask() -> BuildState.Claim
}

/// The memory in which a thread keeps what it is doing in this library.
@usableFromInline typealias ThreadContext = UnsafeMutablePointer<thread_context>

import DependencyInjection
import Testing

/// Knows whether it was let go of, also for those who look too late.
private final class Word: Sendable {
    nonisolated(unsafe) private var isAlive = true

    /// Out of sight of the optimiser, which sees no sense in a store to what is about to be freed.
    @inline(never)
    @_optimize(none)
    private func end() { isAlive = false }

    deinit { end() }

    var isThere: Bool {
        @inline(__always) get { isAlive }
    }
}

private protocol Spoken: Sendable {
    var isThere: Bool { get }
}
extension Word: Spoken {}

private struct Sentence: Sendable {
    let words = (Word(), Word(), Word(), Word(), Word(), Word())
    var isThere: Bool { words.0.isThere && words.5.isThere }
}

/// Has the only reference to each of its words.
private final class Speaker: PerRequestInjectable {
    @Injected var word: Word
    @Injected var spoken: any Spoken
    @Injected var maybe: Word?
    @Injected var all: [Word]
    @Injected var sentence: Sentence
    @Resolvable var voice: Voice
    let handle = Injected<Word>()

    init(container: Container, args: Void) {
        if container.resolve(Habit.self).readsAtOnce { readAll() }
    }

    @inline(never)
    private func readAll() { _ = (word, spoken, maybe, all, sentence, voice, handle()) }

    func speaks() -> Bool { word.isThere && spoken.isThere && sentence.isThere }
}

private final class Voice: PerRequestInjectable {
    let word = Word()
    init(container: Container, args: Void) {}
    var isThere: Bool { word.isThere }
}

/// Whether a speaker's properties are ready when it is handed out.
private struct Habit: Sendable { let readsAtOnce: Bool }

private struct Speakers {
    @Injected var word: Word
    @Resolvable var speaker: Speaker
}

private func container() -> Container {
    let container = Container()
    container.bind(Word.self) { _ in Word() }
    container.bind((any Spoken).self) { _ in Word() }
    container.bind(Sentence.self) { _ in Sentence() }
    container.contribute(to: Word.self) { _ in Word() }
    return container
}

@inline(__always)
private func speaker(of container: Container) -> Speaker { container.resolve() }

private func read<Value>(_ speaker: consuming Speaker, _ property: (Speaker) -> Value) -> Value { property(speaker) }

/// A read that is the last use of the owner: the owner, and with it the value's only other reference, goes while the value is copied.
@Suite struct LastUseTests {
    private static let shapes: [(name: String, read: @Sendable (Container) throws -> Bool)] = [
        ("of a class", { speaker(of: $0).word.isThere }),
        ("of a type that builds itself", { speaker(of: $0).voice.isThere }),
        ("of an existential", { speaker(of: $0).spoken.isThere }),
        ("of an optional", { speaker(of: $0).maybe?.isThere == true }),
        ("of an array", { speaker(of: $0).all.allSatisfy(\.isThere) }),
        ("of a value of many words", { speaker(of: $0).sentence.isThere }),
        ("by a handle", { speaker(of: $0).handle().isThere }),
        ("by a handle that may throw", { try speaker(of: $0).handle.tryResolve().isThere }),
        ("in a method of the owner", { speaker(of: $0).speaks() }),
        ("by a closure", { read(speaker(of: $0), \.word).isThere && read(speaker(of: $0)) { $0.spoken }.isThere }),
        (
            "of an owner that is let go of before the value is used",
            { container in
                var speaker: Speaker? = speaker(of: container)
                let (first, second) = (speaker?.word, speaker?.spoken)
                speaker = nil
                return first?.isThere == true && second?.isThere == true
            }
        ),
        (
            "of an owner that is a value made by hand",
            { container in
                ContainerHolder.withContainer(container) {
                    let speakers = Speakers()
                    return speakers.word.isThere && Speakers().speaker.word.isThere && speakers.word.isThere
                }
            }
        ),
        (
            "in a loop",
            { container in
                var words: [Word] = []
                for _ in 0..<3 {
                    let speaker = speaker(of: container)
                    words += [speaker.word, speaker.voice.word]
                }
                return words.allSatisfy(\.isThere)
            }
        ),
    ]

    @Test(arguments: shapes.indices, [false, true])
    func `a value is whole that was read as the last use of its owner`(_ index: Int, wasReadBefore: Bool) throws {
        let (name, read) = Self.shapes[index]
        let container = container()
        container.provide(Habit(readsAtOnce: wasReadBefore))
        for _ in 0..<100 { #expect(try read(container), "\(name)") }
    }
}

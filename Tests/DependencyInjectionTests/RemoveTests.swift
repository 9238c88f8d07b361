import DependencyInjection
import Testing

/// A class whose fields tell of freed memory.
private final class Checked: Sendable {
    private let left: Int
    private let text: [String]
    private let right: Int
    private let living: Counter?

    init(_ living: Counter? = nil) {
        left = 0x5EED
        text = ["a text that does not fit into a word", "another"]
        right = 0x5EED
        self.living = living
        living?.increment()
    }

    deinit { living?.decrement() }

    var isSound: Bool { left == 0x5EED && right == 0x5EED && text.count == 2 && text[1] == "another" }
}

private struct Pair: Sendable {
    let first: Checked
    let second: Checked
}

extension Dependencies {
    fileprivate var checked: Dependency<Checked> { Dependency(.singleton) { _ in Checked() } }
    fileprivate var scoped: Dependency<Checked> { Dependency(.perScope) { _ in Checked() } }
}

@Suite struct RemoveTests {
    @Test func `a removed instance stays with its holder and the next request builds anew`() {
        let container = Container()
        let first = container.resolve(\.checked)
        container.remove(\.checked)
        let second = container.resolve(\.checked)
        #expect(first !== second)
        #expect(first.isSound)
        container.removeAll()
        #expect(container.resolve(\.checked) !== second)
    }

    @Test func `a removed instance is freed when its last holder lets go, and at once where nobody holds it`() {
        let living = Counter()
        let container = Container()
        container.bind(Checked.self, .singleton) { _ in Checked(living) }
        var holder: Checked? = container.resolve(Checked.self)
        container.remove(Checked.self)
        #expect(living.value == 1)
        #expect(holder?.isSound == true)
        holder = nil
        #expect(living.value == 0)
        _ = container.resolve(Checked.self)
        container.remove(Checked.self)
        #expect(living.value == 0)
    }

    @Test func `what is bound stays bound, and what was never built is removed without harm`() {
        let container = Container()
        container.bind(Checked.self, .singleton) { _ in Checked() }
        container.remove(Checked.self)
        container.remove(Int.self)
        container.remove(\.checked)
        container.removeAll()
        #expect(container.resolve(Checked.self).isSound)
    }

    @Test func `a scope removes its own instances and leaves the root's`() {
        let root = Container()
        let scope = root.makeScope()
        let (singleton, scoped) = (scope.resolve(\.checked), scope.resolve(\.scoped))
        scope.removeAll()
        #expect(scope.resolve(\.checked) === singleton)
        #expect(scope.resolve(\.scoped) !== scoped)
    }

    @Test func `the elements of a collection are removed with it`() {
        let container = Container()
        container.contribute(to: Checked.self, .singleton) { _ in Checked() }
        let first = container.resolve([Checked].self)
        container.remove([Checked].self)
        #expect(container.resolve([Checked].self)[0] !== first[0])
    }

    @Test func `a build that is under way is given to who waits for it and not kept`() throws {
        let container = Container()
        let (isBuilding, goOn) = (Gate(), Gate())
        container.bind(Checked.self, .singleton) { _ in
            isBuilding.open()
            goOn.pass()
            return Checked()
        }
        let found = try onThreads(2) { thread -> Checked? in
            if thread == 0 { return container.resolve(Checked.self) }
            isBuilding.pass()
            container.remove(Checked.self)
            goOn.open()
            return nil
        }
        #expect(container.resolve(Checked.self) !== found[0])
    }

    @Test func `removal during traffic never gives a freed instance`() throws {
        let living = Counter()
        let container = Container()
        container.bind(Checked.self, .singleton) { _ in Checked(living) }
        container.bind(Pair.self, .singleton) { _ in Pair(first: Checked(living), second: Checked(living)) }
        container.bind(Checked?.self, .perScope) { _ in Checked(living) }
        let scope = container.makeScope()
        let faults = try onThreads(8) { thread in
            (0..<3_000).count { step in
                switch (thread, step % 3) {
                case (0, 0): container.remove(Checked.self)
                case (0, _): container.removeAll()
                case (1, 0): container.remove(Pair.self)
                case (1, _): scope.removeAll()
                default: break
                }
                let pair = container.resolve(Pair.self)
                return !container.resolve(Checked.self).isSound || !pair.first.isSound || !pair.second.isSound
                    || scope.resolve(Checked?.self)?.isSound != true
            }
        }
        #expect(faults.allSatisfy { $0 == 0 })
        container.removeAll()
        scope.removeAll()
        #expect(living.value == 0)
    }

    @Test func `a scope that ends while another thread asks it gives whole instances, then an error`() throws {
        for _ in 0..<200 {
            let root = Container()
            let shared = Locked<Container?>(nil)
            let (isOpen, isAsking) = (Gate(), Gate())
            let sound = try onThreads(2) { thread in
                if thread == 0 {
                    root.withScope { scope in
                        shared.withLock { $0 = scope }
                        isOpen.open()
                        isAsking.pass()
                    }
                    return true
                }
                isOpen.pass()
                let scope = shared.withLock { $0.take() }
                var isSound = true
                while let checked = try? scope?.tryResolve(\.scoped) {
                    isSound = isSound && checked.isSound
                    isAsking.open()
                }
                return isSound
            }
            #expect(sound == [true, true])
        }
    }

    @Test func `containers that are set and read by many threads are never freed under a reader`() async {
        await #expect(processExitsWith: .success) {
            ContainerHolder.container = Container()
            let sound = try onThreads(4) { thread in
                (0..<5_000).allSatisfy { _ in
                    if thread == 0 { ContainerHolder.container = Container() }
                    let container = ContainerHolder.container
                    return container.resolve(\.checked).isSound && container.makeScope().resolve(\.checked).isSound
                }
            }
            precondition(sound.allSatisfy { $0 })
        }
    }
}

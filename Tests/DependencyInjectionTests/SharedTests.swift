import DependencyInjection
import Testing

private final class Cache: SharedInjectable {
    let content = 42
    init(container: Container, args: Void) {}
}

extension Dependencies {
    fileprivate var cache: Dependency<Cache> { Dependency(.shared) { Cache(container: $0, args: ()) } }
}

private protocol Store: Sendable { var content: Int { get } }
extension Cache: Store {}

/// A class with fields whose wrong content tells of freed memory.
private final class Checked: Sendable {
    let left = 0x5EED
    let right = 0x5EED
}

@Suite struct SharedTests {
    @Test func `a shared instance that is held is given again`() {
        let container = Container()
        let first = container.resolve(Cache.self)
        let second = container.resolve(Cache.self)
        #expect(first === second)
        #expect(second.content == 42)
    }

    @Test func `a shared instance behind a key path is given again`() {
        let container = Container()
        let first = container.resolve(\.cache)
        #expect(container.resolve(\.cache) === first)
    }

    @Test func `a shared instance bound to a protocol is given again`() {
        let container = Container()
        container.bind((any Store).self, .shared) { Cache(container: $0, args: ()) }
        let first = container.resolve((any Store).self)
        let second = container.resolve((any Store).self)
        #expect(first as AnyObject === second as AnyObject)
        #expect(second.content == 42)
    }

    @Test func `a shared instance that nobody holds is freed and built anew`() {
        let builds = Counter()
        let container = Container()
        container.bind(Checked.self, .shared) { _ in
            builds.increment()
            return Checked()
        }
        weak let first = container.resolve(Checked.self)
        #expect(first == nil)
        #expect(container.resolve(Checked.self).left == 0x5EED)
        #expect(builds.value == 2)
    }

    @Test func `threads that race with the release of a shared instance never hold two at once`() throws {
        let container = Container()
        container.bind(Checked.self, .shared) { _ in Checked() }
        let held = Locked<[ObjectIdentifier: Int]>([:])
        let faults = try onThreads(8) { _ in
            (0..<5_000).count { _ in
                let instance = container.resolve(Checked.self)
                let key = ObjectIdentifier(instance)
                let isAlone = held.withLock { held in
                    held[key, default: 0] += 1
                    return held.count == 1
                }
                let isSound = instance.left == 0x5EED && instance.right == 0x5EED
                held.withLock { held in held[key] = held[key] == 1 ? nil : held[key]! - 1 }
                return withExtendedLifetime(instance) { !isAlone || !isSound }
            }
        }
        #expect(faults.allSatisfy { $0 == 0 })
    }

    @Test func `a shared instance that is removed while held stays with its holder alone`() {
        let container = Container()
        let first = container.resolve(Cache.self)
        container.remove(Cache.self)
        let second = container.resolve(Cache.self)
        #expect(first !== second)
        container.removeAll()
        #expect(container.resolve(Cache.self) !== second)
    }

    @Test func `a substitute of a shared type is shared`() {
        let container = Container()
        let first = container.resolve(Cache.self)
        container.replace(Cache.self) { Cache(container: $0, args: ()) }
        let second = container.resolve(Cache.self)
        #expect(first !== second)
        #expect(container.resolve(Cache.self) === second)
    }

    @Test func `a shared element of a collection is given again while held`() {
        let container = Container()
        container.contribute(to: Cache.self, .shared) { Cache(container: $0, args: ()) }
        let first = container.resolve([Cache].self)
        #expect(container.resolve([Cache].self)[0] === first[0])
    }

    @Test func `a shared instance is one for a container and its scopes`() {
        let container = Container()
        let first = container.resolve(Cache.self)
        container.withScope { scope in #expect(scope.resolve(Cache.self) === first) }
    }
}

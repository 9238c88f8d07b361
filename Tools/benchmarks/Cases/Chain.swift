import DependencyInjection

extension Benchmark {
    /// A new instance that needs a new instance, six in all.
    static let chain = [
        Benchmark("chain/direct", "Link1(Link2(… Link6()))") {
            { count in for _ in 0..<count { sink(Link1()) } }
        },
        Benchmark("chain/naive-container", "the same, each by its factory in a dictionary behind a Mutex") {
            let container = NaiveContainer()
            container.bindChain()
            return { count in for _ in 0..<count { sink(container.resolve(Link1.self)) } }
        },
        Benchmark("chain/type", "resolve(Link1.self), which resolves the next in its initialiser") {
            let container = Container()
            return { count in for _ in 0..<count { sink(container.resolve(Link1.self)) } }
        },
    ]
}

extension NaiveContainer {
    fileprivate func bindChain() {
        bind(Link1.self) { Link1($0.resolve(Link2.self)) }
        bind(Link2.self) { Link2($0.resolve(Link3.self)) }
        bind(Link3.self) { Link3($0.resolve(Link4.self)) }
        bind(Link4.self) { Link4($0.resolve(Link5.self)) }
        bind(Link5.self) { Link5($0.resolve(Link6.self)) }
        bind(Link6.self) { _ in Link6() }
    }
}

final class Link1: PerRequestInjectable {
    let next: Link2
    init(_ next: Link2 = Link2()) { self.next = next }
    init(container: Container, args: Void) { next = container.resolve() }
}

final class Link2: PerRequestInjectable {
    let next: Link3
    init(_ next: Link3 = Link3()) { self.next = next }
    init(container: Container, args: Void) { next = container.resolve() }
}

final class Link3: PerRequestInjectable {
    let next: Link4
    init(_ next: Link4 = Link4()) { self.next = next }
    init(container: Container, args: Void) { next = container.resolve() }
}

final class Link4: PerRequestInjectable {
    let next: Link5
    init(_ next: Link5 = Link5()) { self.next = next }
    init(container: Container, args: Void) { next = container.resolve() }
}

final class Link5: PerRequestInjectable {
    let next: Link6
    init(_ next: Link6 = Link6()) { self.next = next }
    init(container: Container, args: Void) { next = container.resolve() }
}

final class Link6: PerRequestInjectable {
    init() {}
    init(container: Container, args: Void) {}
}

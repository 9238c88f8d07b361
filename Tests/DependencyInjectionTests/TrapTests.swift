import Billing
import DependencyInjection
import Foundation
import Shipping
import Testing

private protocol Clock: Sendable {}
private struct SystemClock: Clock {}

private final class Page: PerRequestInjectable {
    @Injected var ticks: any Clock
    init(container: Container, args: Void) { _ = ticks }
}
private final class Site: PerRequestInjectable {
    @Resolvable var page: Page
    init(container: Container, args: Void) { _ = page }
}
private final class A: SingletonInjectable {
    let b = Injected<B>()
    init(container: Container, args: Void) { _ = b() }
}
private final class B: SingletonInjectable {
    init(container: Container, args: Void) { _ = container.resolve(A.self) }
}
private class Base: PerRequestInjectable {
    required init(container: Container, args: Void) {}
}
private struct Stranger: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private struct Numbered: PerRequestInjectable {
    init(container: Container, args: Int) {}
}
private final class User: PerScopeInjectable {
    init(container: Container, args: Void) {}
}
private final class Mailer: PerRequestInjectable {
    @Resolvable var user: User
    init(container: Container, args: Void) { _ = user }
}
private final class Audit: SingletonInjectable {
    init(container: Container, args: Void) { _ = container.resolve(Mailer.self) }
}
private struct Refusal: Error, CustomStringConvertible {
    var description: String { "the disk is full" }
}
private struct Failing: PerRequestInjectable {
    init(container: Container, args: Void) throws { throw Refusal() }
}
private final class Unkept: Injectable {
    static var instanceScope: InstanceScope { .singleton }
    init(container: Container, args: Void) {}
}
private struct Owner {
    @Injected var clock: any Clock
}

extension Dependencies {
    fileprivate var clock: Dependency<any Clock> { Dependency { _ in SystemClock() } }
    fileprivate var valueOfNobody: Dependency<SystemClock> { Dependency(.shared) { _ in SystemClock() } }
}

/// What each test runs in a process of its own. (Inside a macro, `#line` is the line of the macro.)
private enum Program {
    static func readNoContainer() {
        _ = ContainerHolder.container
    }

    static func readByHand() {
        _ = Owner().clock
    }

    static func missBinding() {
        let container = Container()
        container.bind((any Clocks).self) { _ in SystemClocks() }
        _ = container.resolve(Site.self)
    }

    static func missNamesake() {
        let container = Container()
        container.bind((any Billing.Logger).self) { _ in FileLogger() }
        _ = container.resolve((any Shipping.Logger).self)
    }

    static func meetCycle() {
        _ = Container().resolve(A.self)
    }

    static func missArguments() {
        _ = Container().resolve(Numbered?.self)
    }

    static func bindTwice() {
        let container = Container()
        container.bind((any Clock).self) { _ in SystemClock() }
        container.bind((any Clock).self, .singleton) { _ in SystemClock() }
    }

    static func bindKeyPathTwice() {
        let container = Container()
        container.bind(\.clock) { _ in SystemClock() }
        container.bind(\.clock) { _ in SystemClock() }
    }

    static func replaceUnfit() {
        Container().replace(Base.self, with: Stranger.self)
    }

    static func bindSharedValue() {
        Container().bind(SystemClock.self, .shared) { _ in SystemClock() }
    }

    static func contributeSharedValue() {
        Container().contribute(to: (Int, Int).self, .shared) { _ in (1, 2) }
    }

    static func resolveSharedValue() {
        _ = Container().resolve(\.valueOfNobody)
    }

    static func resolveSharedExistential() {
        let container = Container()
        container.bind((any Clock).self, .shared) { _ in SystemClock() }
        _ = container.resolve((any Clock).self)
    }

    static func resolveUnkept() {
        _ = Container().resolve(Unkept.self)
    }

    static func reachCaptive() {
        Container().withScope { _ = $0.resolve(Audit.self) }
    }

    static func leaveScope() {
        _ = Container().resolve(Mailer.self)
    }

    static func outliveContainer() {
        let container = Container().withScope { $0 }
        _ = container.resolve(Base.self)
    }

    static func throwInside() {
        _ = Container().resolve(Failing.self)
    }
}

/// What a stopped program says on standard error: the place of the request first, then the whole diagnosis.
@Suite struct TrapTests {
    @Test func `no container is set`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.readNoContainer()
        }
        #expect(
            text(of: end).contains("Fatal error: No container is set. Write ContainerHolder.container = Container()")
        )
    }

    @Test func `a property of what was made by hand is read and no container is set`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.readByHand()
        }
        #expect(
            text(of: end).hasPrefix(
                """
                \(place(of: "@Injected var clock")): Fatal error: Owner asks for Clock at \(place(of: "@Injected var clock")), and no container is set.

                  Owner needs Clock  \(place(of: "@Injected var clock"))

                No container is set.
                """
            )
        )
    }

    @Test func `nothing is bound for what a property needs`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.missBinding()
        }
        #expect(
            text(of: end) == """
                \(place(of: "@Injected var ticks")): Fatal error: Nothing is bound for Clock, which Page asks for at \(place(of: "@Injected var ticks")).

                  the program needs Site  \(place(of: "_ = container.resolve(Site.self)"))
                  Site needs Page         \(place(of: "@Resolvable var page"))
                  Page needs Clock        \(place(of: "@Injected var ticks"))

                Near matches:
                  Clocks, bound at \(place(of: "container.bind((any Clocks).self)")): another type with a name alike

                Bind it before this request: container.bind((any Clock).self) { … }

                """
        )
    }

    @Test func `a type of that name in another module is bound`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.missNamesake()
        }
        let text = text(of: end)
        #expect(
            text.contains(
                "Nothing is bound for Shipping.Logger, which the program asks for at \(place(of: "container.resolve((any Shipping"))."
            )
        )
        #expect(
            text.contains(
                "  Billing.Logger, bound at \(place(of: "container.bind((any Billing")): another type of that name, of the module Billing; "
                    + "Shipping's was asked for\n"
            )
        )
        #expect(text.hasSuffix("container.bind((any Shipping.Logger).self) { … }\n"))
    }

    @Test func `initialisers need each other`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Program.meetCycle() }
        #expect(
            text(of: end) == """
                \(place(of: "container.resolve(A.self) }")): Fatal error: Dependency cycle: A needs itself to be built.

                  A needs B  \(place(of: "let b = Injected<B>"))
                  B needs A  \(place(of: "container.resolve(A.self) }"))

                The way in:
                  the program needs A  \(place(of: "_ = Container().resolve(A.self)"))

                Read one of these dependencies only after the initialiser has returned (a property that is read later \
                is no cycle), or ask for a Provider of it.

                """
        )
    }

    @Test func `arguments are missing`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.missArguments()
        }
        let text = text(of: end)
        #expect(
            text.hasPrefix(
                "\(place(of: "resolve(Numbered?.self)")): Fatal error: Numbered builds itself from arguments, and the program passes none at "
                    + "\(place(of: "resolve(Numbered?.self)"))."
            )
        )
        #expect(text.contains("Pass them: resolve(Numbered.self, args: …)"))
    }

    @Test func `a type is bound twice`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Program.bindTwice() }
        #expect(
            text(of: end).hasPrefix(
                "\(place(of: ".bind((any Clock).self, .singleton)")): Fatal error: DependencyInjectionTests.Clock is bound twice in one container, "
                    + "first at \(place(of: ".bind((any Clock).self) { _ in SystemClock() }"))."
            )
        )
    }

    @Test func `a key path is bound twice`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.bindKeyPathTwice()
        }
        #expect(text(of: end).contains("DependencyInjectionTests.Dependencies.clock is bound twice in one container"))
    }

    @Test func `a substitute does not fit`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.replaceUnfit()
        }
        #expect(
            text(of: end).hasPrefix(
                "\(place(of: "replace(Base.self, with")): Fatal error: DependencyInjectionTests.Stranger cannot stand in for "
                    + "DependencyInjectionTests.Base: it is neither that type nor a subclass of it."
            )
        )
    }

    @Test func `a value type is bound as shared`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.bindSharedValue()
        }
        #expect(
            text(of: end).hasPrefix(
                "\(place(of: "bind(SystemClock.self, .shared)")): Fatal error: DependencyInjectionTests.SystemClock is a value type and cannot be shared"
            )
        )
    }

    @Test func `a value type is contributed as shared`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.contributeSharedValue()
        }
        #expect(text(of: end).contains("is a value type and cannot be shared"))
    }

    @Test func `a dependency that is shared says a value type`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.resolveSharedValue()
        }
        #expect(text(of: end).contains("only a class or an actor can be shared"))
    }

    @Test func `an abstraction that is shared is built as a value type`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.resolveSharedExistential()
        }
        #expect(
            text(of: end).contains("Clock cannot be kept: it was built as a value type, and only a class or an actor")
        )
    }

    @Test func `a kept scope on a conformance that is not Sendable`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.resolveUnkept()
        }
        #expect(
            text(of: end).contains(
                "Unkept cannot be kept: its instanceScope is singleton, but what is kept is Sendable"
            )
        )
    }

    @Test func `a singleton reaches what lives in a scope`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.reachCaptive()
        }
        #expect(
            text(of: end) == """
                \(place(of: "@Resolvable var user")): Fatal error: User lives in a scope, and Audit would outlive it.

                  the program needs Audit  \(place(of: "resolve(Audit.self)"))
                  Audit needs Mailer       \(place(of: "container.resolve(Mailer.self) }"))
                  Mailer needs User        \(place(of: "@Resolvable var user"))

                Keep Audit in the scope too, or have it ask for a Provider<User>.

                """
        )
    }

    @Test func `what lives in a scope is asked for outside of one`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.leaveScope()
        }
        #expect(
            text(of: end).contains(
                "User lives in a scope, and Mailer asks for it outside of one at \(place(of: "@Resolvable var user"))."
            )
        )
    }

    @Test func `the container has ended`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.outliveContainer()
        }
        #expect(
            text(of: end).contains(
                "The container that would build Base for the program at \(place(of: "container.resolve(Base.self)")) has ended"
            )
        )
    }

    @Test func `an initialiser throws`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Program.throwInside()
        }
        #expect(
            text(of: end).hasPrefix(
                "\(place(of: "resolve(Failing.self)")): Fatal error: Failing could not be built: the disk is full\n"
            )
        )
    }

    private func text(of end: ExitTest.Result?) -> String {
        String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    }

    /// The place of the first line of this file that holds a text.
    private func place(of text: String) -> String {
        let source = try? String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return "no line with \(text)" }
        return Place(line: UInt(index + 1)).description
    }
}

private protocol Clocks: Sendable {}
private struct SystemClocks: Clocks {}

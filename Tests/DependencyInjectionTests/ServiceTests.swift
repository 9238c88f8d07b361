import DependencyInjection
import Foundation
import Testing

/// What both services of these tests can do: two types behind one protocol.
private protocol NameKeeping: LocatableService {
    var name: String { get }
    func update(name: String)
}

private final class ProfileService: NameKeeping {
    private let text = Locked("")
    init(container: Container, args: Void) {}
    var name: String { text.withLock(\.self) }
    func update(name: String) { text.withLock { $0 = name } }
    func clear() { update(name: "") }
}

private final class ShopService: NameKeeping {
    private let text = Locked("shop")
    init(container: Container, args: Void) {}
    var name: String { text.withLock(\.self) }
    func update(name: String) { text.withLock { $0 = name } }
    func clear() { update(name: "") }
}

/// Asks for a service while it is built.
private final class Greeter: PerRequestInjectable {
    let profile: ProfileService
    init(container: Container, args: Void) { profile = .service }
}

private final class Counted: LocatableService {
    static let built = Counter()
    init(container: Container, args: Void) { Self.built.increment() }
    func clear() {}
}

private func rename<Service: NameKeeping>(_ type: Service.Type, to name: String) { Service.service.update(name: name) }

@Suite struct ServiceTests {
    private let container = Container()

    @Test func `a service is made on first use by the current container, and is the same from then on`() {
        ContainerHolder.withContainer(container) {
            ProfileService.service.update(name: "Ada")
            #expect(ProfileService.service.name == "Ada")
            #expect(ProfileService.service === container.resolve(ProfileService.self))
        }
        ContainerHolder.withContainer(Container()) { #expect(ProfileService.service.name == "") }
    }

    @Test func `a removed service is made anew, and who holds the old one keeps it`() {
        ContainerHolder.withContainer(container) {
            let old = ProfileService.service
            old.update(name: "Ada")
            ProfileService.remove()
            #expect(ProfileService.service !== old)
            #expect(ProfileService.service.name == "")
            #expect(old.name == "Ada")
        }
    }

    @Test func `a cleared service is the same instance without its data`() {
        ContainerHolder.withContainer(container) {
            let service = ProfileService.service
            service.update(name: "Ada")
            ProfileService.clear()
            #expect(ProfileService.service === service)
            #expect(service.name == "")
        }
    }

    @Test func `clearing and removing make no service`() async {
        await #expect(processExitsWith: .success) {
            ContainerHolder.container = Container()
            Counted.clear()
            Counted.remove()
            precondition(Counted.built.value == 0)
            _ = Counted.service
            precondition(Counted.built.value == 1)
        }
    }

    @Test func `two types behind one protocol are two services`() {
        ContainerHolder.withContainer(container) {
            rename(ProfileService.self, to: "Ada")
            rename(ShopService.self, to: "Tea")
            #expect(ProfileService.service.name == "Ada")
            ProfileService.remove()
            #expect(ShopService.service.name == "Tea")
        }
    }

    @Test func `what is being built gets the service of the container that builds it`() {
        let greeter = ContainerHolder.withContainer(Container()) { container.resolve(Greeter.self) }
        #expect(greeter.profile === container.resolve(ProfileService.self))
    }

    @Test func `in a scope, the service is the root's, or the scope's own where it was bound there`() {
        let session = container.makeScope()
        ContainerHolder.withContainer(container) { ProfileService.service.update(name: "root") }
        ContainerHolder.withContainer(session) {
            #expect(ProfileService.service.name == "root")
            session.bind(ProfileService.self, .singleton) { ProfileService(container: $0, args: ()) }
            ProfileService.service.update(name: "session")
        }
        session.withScope { _ in
            #expect(ProfileService.service.name == "session")
            ProfileService.remove()
            #expect(ProfileService.service.name == "")
        }
        ContainerHolder.withContainer(container) {
            #expect(ProfileService.service.name == "root")
        }
    }

    @Test func `many threads that ask first, clear and remove always meet a whole service`() throws {
        let container = container
        let same = try onThreads(8) { _ in
            ContainerHolder.withContainer(container) { ObjectIdentifier(ProfileService.service) }
        }
        #expect(Set(same).count == 1)
        let names = try onThreads(8) { thread in
            ContainerHolder.withContainer(container) {
                (0..<2_000).allSatisfy { step in
                    if thread == 0 && step % 3 == 0 { ProfileService.remove() }
                    if thread == 1 { ProfileService.clear() }
                    ProfileService.service.update(name: "Ada")
                    return ["", "Ada"].contains(ProfileService.service.name)
                }
            }
        }
        #expect(names.allSatisfy { $0 })
    }

    @Test func `without a container the program stops and says so`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            ProfileService.service.update(name: "Ada")
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("ProfileService") && message.contains("no container is set"))
    }
}

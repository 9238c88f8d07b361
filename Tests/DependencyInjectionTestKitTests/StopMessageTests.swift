import DependencyInjection
import DependencyInjectionTestKit
import Testing

private class Machine: PerRequestInjectable {
    required init(container: Container, args: Void) {}
}
private struct Stranger: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private protocol Ledger: Sendable {}
private struct Books: PerRequestInjectable {
    @Injected private var ledger: any Ledger
    init(container: Container, args: Void) { _ = ledger }
}

@Suite struct StopMessageTests {
    @Test func `a missing binding is told with its place, the path and the remedy`() async throws {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            withTestContainer { _ = $0.resolve(Books.self) }
        }
        let message = try #require(end?.stopMessage)
        let place = try #require(message.place)
        #expect(place.hasPrefix("DependencyInjectionTestKitTests/StopMessageTests.swift:"))
        #expect(message.text.hasPrefix("Nothing is bound for Ledger, which Books asks for at \(place)."))
        #expect(message.text.hasSuffix("Bind it before this request: container.bind((any Ledger).self) { … }"))
    }

    @Test func `a substitute that does not fit is refused at replace, at the caller's place`() async throws {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ContainerMock().replace(Machine.self, with: Stranger.self)
        }
        let message = try #require(end?.stopMessage)
        #expect(message.place?.hasPrefix("DependencyInjectionTestKitTests/StopMessageTests.swift:") == true)
        #expect(message.text.contains("Stranger cannot stand in for DependencyInjectionTestKitTests.Machine"))
    }

    @Test func `a detached task that outlives its container is told with the name of its test`() async throws {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let report: @Sendable (ContainerFinding) -> Void = { print($0, to: &standardError) }
            let order = withTestContainer(report: report, function: "total()") { $0.resolve(Order.self) }
            await Task.detached { _ = order.day }.value
        }
        let errors = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("A task outlived the test \"total()\": Order asks for \\.clock at "))
        #expect(end?.stopMessage?.text.hasPrefix("The container that would build \\.clock for Order") == true)
    }

    @Test(arguments: [
        ("", nil, nil),
        ("a warning\nDone.", nil, nil),
        ("A/B.swift:3: Fatal error: no\n\n  way\n", "A/B.swift:3", "no\n\n  way"),
        ("noise\nFatal error: no\n\n*** Signal 6: Backtracing", nil, "no"),
        ("A/B.swift:3: Fatal error: first\nA/B.swift:4: Fatal error: last\n", "A/B.swift:4", "last"),
    ])
    func `a message is found among what else a program writes`(output: String, place: String?, text: String?) {
        let message = StopMessage(in: output)
        #expect(message?.place == place)
        #expect(message?.text == text)
    }
}

import DependencyInjection
import DependencyInjectionTestKit
import Testing

@Test(.container())
func `what was added is in the list`() async throws {
    let list = ContainerHolder.container.resolve(OrderList.self)
    #expect(try await list.add("cup") == ["tea pot", "cup"])
    #expect(await list.star("cup") == "cup ★")
    #expect(await list.star("cup") == "cup")
}

@Test(
    .container {
        $0.replace(\.orderActions) { container in
            var actions = OrderActions(real: container)
            actions.reload = { throw Refusal() }
            return actions
        }
    }
)
func `an error of reloading goes to who adds, and stars still work`() async {
    let list = ContainerHolder.container.resolve(OrderList.self)
    await #expect(throws: Refusal.self) { try await list.add("cup") }
    #expect(await list.star("cup") == "cup ★")
}

@Test(.container(.strict) { $0.allow(OrderList.self) })
func `an order is added once, and the list is what was reloaded`() async throws {
    let mock = try #require(ContainerMock.current)
    try await confirmation { added in
        mock.replace(\.orderActions) {
            OrderActions(reload: { ["cup"] }, toggleFavourite: { _ in false }, addToList: { _ in added() })
        }
        let orders = try await mock.resolve(OrderList.self).add("cup")
        #expect(orders == ["cup"])
    }
}

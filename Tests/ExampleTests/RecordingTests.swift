import Foundation
import GraphAnalysis
import Testing

@Suite struct RecordingTests {
    @Test func `the recording of orders has each kind of dependency that the example shows`() throws {
        let graph = try recording(of: "orders")
        let edges = graph.edges.map {
            "\(name($0.from)) \($0.kind) \(name($0.to))\($0.isDeclaredOnly ? ", not read" : "")"
        }
        #expect(
            Set(edges) == [
                "OrdersScreen lazy OrdersViewModel",
                "OrdersViewModel lazy OrdersProvider",
                "OrdersViewModel lazy Customers",
                "OrdersViewModel lazy [Discount]",
                "OrdersViewModel lazy ParcelTracking",
                "OrdersViewModel provider Receipt",
                "OrdersViewModel provider Refund, not read",
                "Receipt lazy Dependencies.clock",
                "Receipt lazy Warehouse",
                "Warehouse lazy Restocking",
                "Restocking construction Warehouse",
                "Customers construction CustomersInMemory",
                "Dependencies.clock construction SystemDayClock",
                "[Discount] construction Discount#1",
                "[Discount] construction Discount#2",
                "Discount#1 construction RegularCustomerDiscount",
                "Discount#2 construction LargeOrderDiscount",
            ]
        )
        #expect(graph.nodes.filter(\.isEntry).map { name($0.id) } == ["OrdersScreen"])
        #expect(graph.failures.isEmpty)
    }

    @Test func `a program that its cycle stopped leaves the cycle in its recording`() throws {
        let graph = try recording(of: "orders", "--break")
        #expect(graph.failures.map(\.kind) == [.cycle])
        let path = graph.failures.flatMap(\.path).map { name($0.node) }
        for type in ["PriceList", "Promotions", "Catalogue"] { #expect(path.contains(type)) }
    }

    /// Runs a program and reads what it recorded.
    private func recording(of program: String, _ arguments: String...) throws -> DependencyGraph {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try ProgramRun(program, arguments, recordingTo: file)
        return try GraphDocument.decode(Data(contentsOf: file))
    }

    private func name(_ node: DependencyGraph.Node.ID) -> String { node.replacing("orders.", with: "") }
}

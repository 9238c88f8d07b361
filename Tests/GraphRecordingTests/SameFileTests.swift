import DependencyInjection
import Foundation
import GraphAnalysis
import GraphRecording
import Testing

private final class Database: SingletonInjectable {
    init(container: Container, args: Void) {}
}
private final class Cache: SharedInjectable {
    let database = Injected<Database>()
    init(container: Container, args: Void) {}
}
private struct Session: PerScopeInjectable {
    init(container: Container, args: Void) {}
}
private final class Catalogue: SingletonInjectable {
    let container: Container
    let database: Database
    let makeEntry = Provider<Entry>()
    init(container: Container, args: Void) {
        self.container = container
        database = container.resolve()
    }
    func cache() -> Cache { container.resolve() }
}
private final class Entry: PerRequestInjectable {
    let catalogue = Injected<Catalogue>()
    let unread = Injected<(any Tracker)?>()
    init(container: Container, args: Void) {}
}
private protocol Tracker: Sendable {}
private struct Page {
    @Resolvable var session: Session
    @Injected(\.title) var title
}
extension Dependencies {
    fileprivate var title: Dependency<String> { Dependency(.singleton) { "of \($0.resolve(Database.self))" } }
}

/// What each thread and each task does, in an order of its own.
private func visit(_ container: Container, _ turn: Int) {
    let steps: [() -> Void] = [
        {
            let catalogue = container.resolve(Catalogue.self)
            _ = catalogue.cache().database()
            _ = catalogue.makeEntry().catalogue()
        },
        { _ = try? container.tryResolve(Int.self) },
        {
            container.withScope { scope in
                let page = Page()
                ContainerHolder.withContainer(scope) { _ = (page.session, page.title) }
            }
        },
    ]
    for step in steps.indices { steps[(step + turn) % steps.count]() }
}

private func record() async -> GraphRecorder {
    let recorder = GraphRecorder()
    let container = Container(tracer: recorder)
    onThreads(8) { turn in for _ in 0..<20 { visit(container, turn) } }
    await withTaskGroup { group in
        for turn in 0..<100 { group.addTask { visit(container, turn) } }
    }
    return recorder
}

@Suite struct SameFileTests {
    @Test func `8 threads and 100 tasks give the table of their edges`() async {
        let graph = await record().graph
        #expect(
            graph.lines == [
                "(program) → Catalogue", "Catalogue → Database", "Catalogue ⇢ Cache", "Cache ⇢ Database",
                "Catalogue ⤳ Entry", "Entry ⇢ Catalogue", "Entry ⇢ Tracker unread", "Page ⇢ Session",
                "Page ⇢ Dependencies.title", "Dependencies.title → Database", "Dependencies.title → Swift.String",
            ]
        )
        #expect(graph.node(named: "Database")?.builds.count == 1)
        #expect(graph.node(named: "Session")?.builds.count == 260)
        #expect(graph.edge("(program) → Catalogue")?.resolutions == 260)
        #expect(graph.failures.map(\.kind) == [.missing])
    }

    @Test func `the same program twice gives files that are equal but for figures and the recording's id`() async throws
    {
        let graphs = [await record().graph, await record().graph]
        #expect(graphs[0].recordings != graphs[1].recordings)
        let files = try graphs.map { try GraphDocument.encode($0.withoutFigures) }
        #expect(files[0] == files[1])
        #expect(!String(decoding: files[0], as: UTF8.self).contains("0x"))
    }
}

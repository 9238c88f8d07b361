import Foundation
import Testing

/// The same answers, whoever puts the handlers together.
@Suite struct PagesTests {
    @Test(arguments: [[], ["--by-hand"]])
    func `pages and JSON show orders by customer and date`(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(database: folder.path("orders.db"), arguments)
        let page = try await server.get("/customers/42/orders?date=2025-05-17")
        #expect(page.status == 200)
        #expect(page.text.contains("<h1>Orders of Ada Lovelace on 2025-05-17</h1>"))
        #expect(page.text.contains("1 x tea pot") && page.text.contains("6 x tea cups"))
        #expect(!page.text.contains("sugar tongs"))
        #expect(try await server.get("/api/customers/42/orders").text.contains("sugar tongs"))
        #expect(
            try await server.get("/api/orders/1003").text
                == #"{"customerName":"Grace Hopper","order":{"article":"coffee mill","cents":8900,"customer":7,"day":"2025-05-17","number":1003,"pieces":1}}"#
        )
        #expect(try await server.get("/").text.contains("<a href=\"/customers/7/orders\">Grace Hopper</a>"))
        #expect(server.stop() == 0)
    }

    @Test(arguments: [[], ["--by-hand"]])
    func `a session signs in, changes its profile and its favourites, and signs out`(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(database: folder.path("orders.db"), arguments)
        let ada = try #require(try await server.post("/sign-in", "customer=42").session)
        let grace = try #require(try await server.post("/sign-in", "customer=7").session)
        #expect(ada != grace)
        #expect(try await server.post("/profile", "name=Countess", session: ada).text.contains("Countess"))
        #expect(try await server.get("/profile", session: grace).text.contains("Grace Hopper"))
        #expect(
            try await server.post("/favourites", "article=tea+pot+%26+lid", session: ada).text
                == #"{"article":"tea pot & lid","isFavourite":true}"#
        )
        #expect(try await server.get("/api/favourites", session: ada).text == #"["tea pot & lid"]"#)
        #expect(try await server.get("/favourites", session: ada).text.contains("<li>tea pot &amp; lid</li>"))
        #expect(try await server.get("/api/favourites", session: grace).text == "[]")
        #expect(try await server.post("/favourites", "article=tea+pot+%26+lid", session: ada).text.contains("false"))
        #expect(try await server.post("/sign-out", "", session: ada).status == 200)
        #expect(try await server.get("/profile", session: ada).status == 401)
        #expect(try await server.get("/profile", session: grace).status == 200)
        #expect(server.stop() == 0)
    }

    @Test(arguments: [[], ["--by-hand"]])
    func `health and metrics are told, and each request has its number`(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(database: folder.path("orders.db"), arguments)
        #expect(try await server.get("/health").text == #"{"checks":{"database":"ok"},"isHealthy":true}"#)
        _ = try await server.get("/nowhere")
        let metrics = try await server.get("/metrics")
        #expect(metrics.text.contains(#"http_answers_total{class="ok"} 1"#))
        #expect(metrics.text.contains(#"http_answers_total{class="refused"} 1"#))
        #expect(metrics.headers["X-Request-ID"] as? String == "3")
    }

    @Test func `what comes from the database is escaped on every page`() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(database: folder.path("orders.db"))
        for path in ["/", "/customers/99/orders", "/orders/1005"] {
            let text = try await server.get(path).text
            #expect(text.contains("Robert &lt;Bobby&gt; O&#39;Tables"), "\(path)")
            #expect(!text.contains("<Bobby>"))
        }
    }
}

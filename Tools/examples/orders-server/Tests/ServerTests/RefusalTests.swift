import CSQLite
import Foundation
import Testing

/// Nonsense from outside: one message, the right status, and the server goes on.
@Suite struct RefusalTests {
    private let folder: TemporaryFolder
    private let server: RunningServer

    init() throws {
        folder = try TemporaryFolder()
        server = try RunningServer(database: folder.path("orders.db"))
    }

    @Test(arguments: [
        ("/customers/5/orders", 404, "There is no customer 5."),
        ("/customers/x/orders", 400, "'x' is no number, and a customer is one."),
        ("/customers/42/orders?date=2025-02-30", 400, "'2025-02-30' is no date; write one as 2025-05-17."),
        ("/customers/42/orders?date=+025-05-17", 400, "' 025-05-17' is no date; write one as 2025-05-17."),
        ("/customers/42/orders?date=2%CC%815-05-17", 400, "'2\u{301}5-05-17' is no date; write one as 2025-05-17."),
        ("/customers/42/orders?date=", 400, "'' is no date; write one as 2025-05-17."),
        (
            "/customers/42/orders?date=2025-05-17'%20OR%201=1", 400,
            "'2025-05-17' OR 1=1' is no date; write one as 2025-05-17."
        ),
        (
            "/customers/1;DROP%20TABLE%20orders/orders", 400,
            "'1;DROP TABLE orders' is no number, and a customer is one."
        ),
        ("/orders/99999999999999999999", 400, "'99999999999999999999' is no number, and an order is one."),
        ("/api/orders/7", 404, "There is no order 7."),
        ("/nowhere", 404, "There is nothing at /nowhere."),
        ("/favourites", 401, "Sign in first: POST /sign-in with customer=NUMBER."),
        ("/debug/dependency-graph", 404, "This server records nothing: start it with --record."),
    ])
    func `a request that cannot be met is refused with a message`(path: String, status: Int, message: String)
        async throws
    {
        let answer = try await server.get(path)
        #expect(answer.status == status)
        #expect(answer.text == message + "\n")
        #expect(try await server.get("/orders/1001").status == 200)
    }

    @Test func `a form that lacks what it needs, or holds too much, is refused`() async throws {
        #expect(try await server.post("/sign-in", "").status == 400)
        #expect(try await server.post("/sign-in", "customer=1%00").status == 400)
        #expect(try await server.post("/sign-in", "=&&%zz=%&customer").status == 400)
        #expect(try await server.post("/nowhere", "").status == 404)
        let session = try #require(try await server.post("/sign-in", "customer=42").session)
        let article = String(repeating: "x", count: 201)
        #expect(try await server.post("/favourites", "article=\(article)", session: session).status == 400)
    }

    @Test func `SQL in a parameter is a text like any other`() async throws {
        let session = try #require(try await server.post("/sign-in", "customer=42").session)
        let article = "x'); DROP TABLE orders; --"
        let form = "article=" + (article.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        #expect(try await server.post("/favourites", form, session: session).text.contains("DROP TABLE"))
        #expect(try await server.get("/favourites", session: session).text.contains("x&#39;); DROP TABLE orders; --"))
        #expect(try await server.get("/orders/1001").status == 200)
    }

    @Test func `a body that is too large is refused, announced or not`() async throws {
        let body = String(repeating: "x", count: 20_000)
        let announced = try await server.post("/sign-in", body)
        #expect(announced.status == 413)
        #expect(announced.text == "The body is larger than 16 KiB.\n")
        let connection = try RawConnection(port: server.port)
        connection.send("POST /sign-in HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
        connection.send("4e20\r\n\(body)\r\n0\r\n\r\n")
        #expect(connection.readToEnd().hasPrefix("HTTP/1.1 413"))
        connection.hangUp()
    }

    @Test func `clients that hang up in the middle harm nobody, and the server ends as it should`() async throws {
        for _ in 0..<20 {
            for text in [
                "GET /orders/10", "POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\ncust",
                "GET /orders/1001 HTTP/1.1\r\nHost: x\r\n\r\n",
            ] {
                let connection = try RawConnection(port: server.port)
                connection.send(text)
                connection.hangUp()
            }
        }
        #expect(try await server.get("/orders/1001").status == 200)
        #expect(server.stop() == 0)
    }

    @Test func `while somebody else has the database locked, requests are told to come again`() async throws {
        var other: OpaquePointer?
        try #require(sqlite3_open(folder.path("orders.db"), &other) == SQLITE_OK)
        defer { sqlite3_close(other) }
        try #require(sqlite3_exec(other, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
        let answer = try await server.get("/orders/1001")
        #expect(answer.status == 503)
        #expect(answer.text == "The database is locked by somebody else. Try again.\n")
        #expect(try await server.get("/health").status == 503)
        try #require(sqlite3_exec(other, "COMMIT", nil, nil, nil) == SQLITE_OK)
        #expect(try await server.get("/orders/1001").status == 200)
    }

    @Test func `a database that is read-only is read, and not written`() async throws {
        let reading = try RunningServer(database: "file:\(folder.path("orders.db"))?mode=ro")
        #expect(try await reading.get("/orders/1001").status == 200)
        let session = try #require(try await reading.post("/sign-in", "customer=42").session)
        let answer = try await reading.post("/favourites", "article=tea", session: session)
        #expect(answer.status == 503)
        #expect(answer.text == "The database cannot be written.\n")
        #expect(reading.stop() == 0)
    }
}

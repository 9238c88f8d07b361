import Testing

@Suite struct OrdersTests {
    @Test func `orders shows a customer's orders, each with what the container put together`() throws {
        let run = try ProgramRun("orders")
        #expect(run.code == 0)
        #expect(
            run.output == """
                Orders of Ada Lovelace on 2025-05-17

                  1001  1 x tea pot, 36.00, ordered on 2025-05-17, in stock
                  1002  6 x tea cups, 45.00, ordered on 2025-05-17, being restocked

                  total 81.00
                  regular customer -4.05
                  large order -5.00
                  to pay 71.95
                  parcels: this program follows no parcels

                """
        )
    }

    @Test func `orders --break stops with the whole cycle, the way in, and the place of each request`() throws {
        let run = try ProgramRun("orders", ["--break"])
        #expect(run.wasKilled)
        #expect(run.output == "")
        #expect(
            run.errors.contains(
                """
                Dependency cycle: PriceList needs itself to be built.

                  PriceList needs Promotions  orders/Storefront.swift:18
                  Promotions needs Catalogue  orders/Storefront.swift:24
                  Catalogue needs PriceList   orders/Storefront.swift:30

                The way in:
                  the program needs Storefront  orders/main.swift:13
                  Storefront needs PriceList    orders/Storefront.swift:11

                """
            )
        )
    }

    @Test func `orders --help explains itself`() throws {
        let run = try ProgramRun("orders", ["--help"])
        #expect(run.code == 0)
        #expect(run.output.contains("usage: orders [--break]"))
        #expect(run.errors == "")
    }

    @Test(arguments: ["--brake", "-x", "42"])
    func `an option that does not exist is a usage error`(word: String) throws {
        let run = try ProgramRun("orders", [word])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors == "orders: cannot read '\(word)'. 'orders --help' lists the options.\n")
    }

    @Test func `the first steps run`() throws {
        let run = try ProgramRun("first-steps")
        #expect(run.code == 0)
        #expect(run.output == "Hello, customer 42. [\"tea pot\", \"six tea cups\"]\n")
    }
}

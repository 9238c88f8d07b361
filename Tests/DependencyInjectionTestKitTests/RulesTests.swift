import DependencyInjection
import DependencyInjectionTestKit
import Testing

private protocol Sign: Sendable {}
private struct Plain: Sign {}

@Suite struct RulesTests {
    @Test func `under strict whatever is neither replaced nor allowed is told, each request once`() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { mock in
            mock.allow(Order.self)
            mock.replace(\.clock) { FixedClock() }
            for _ in 1...3 {
                let order = mock.resolve(Order.self)
                _ = (order.day, order.pieces)
            }
        }
        #expect(findings.all.map(\.kind) == [.notSubstituted])
        #expect(findings.all.map(\.dependency.name) == ["Stock"])
        #expect(findings.all.map(\.consumer?.name) == ["Order"])
        #expect(findings.all[0].place.file.hasSuffix("/Shop.swift"))
        #expect(findings.all[0].isFailure)
        #expect(
            findings.all[0].description == "Order asks for Stock at \(findings.all[0].place) and gets the real one. "
                + "Replace it, or allow(…) it to be real in this test."
        )
    }

    @Test func `a request is met under strict all the same`() {
        withTestContainer(.strict, report: Findings().take) { #expect($0.resolve(Stock.self).pieces == 1_000) }
    }

    @Test func `what was allowed by key path may be real`() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { mock in
            mock.allow(\.clock)
            _ = mock.resolve(\.clock)
        }
        #expect(findings.all.isEmpty)
    }

    @Test func `a collection is replaced or allowed as a whole`() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { mock in
            mock.container.contribute(to: (any Sign).self) { _ in Plain() }
            mock.allow([any Sign].self)
            #expect(mock.resolve([any Sign].self).count == 1)
        }
        #expect(findings.all.isEmpty)
    }

    @Test func `a request that the graph cannot meet uses nothing real`() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { _ = try? $0.tryResolve((any Sign).self) }
        #expect(findings.all.isEmpty)
    }

    @Test func `a real factory that throws is told, a substitute that throws is not`() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { mock in
            mock.container.bind((any Sign).self) { _ in throw Refusal() }
            mock.replace(\.clock) { throw Refusal() }
            _ = try? mock.tryResolve((any Sign).self)
            _ = try? mock.tryResolve(\.clock)
        }
        #expect(findings.all.map(\.dependency.name) == ["Sign"])
    }

    @Test func `a substitute that nobody asked for is told where the rule says so`() {
        let findings = Findings()
        withTestContainer(.everySubstituteIsUsed, report: findings.take) { mock in
            mock.replace(Stock.self) { Stock(pieces: 1) }
            mock.replace(\.clock) { FixedClock() }
            _ = mock.resolve(Stock.self)
        }
        #expect(findings.all.map(\.kind) == [.unusedSubstitute])
        #expect(findings.all.map(\.dependency.name) == ["\\.clock"])
        withTestContainer(report: findings.take) { $0.replace(\.clock) { FixedClock() } }
        #expect(findings.all.count == 1)
    }

    @Test func `the rules of nested traits add up`() async throws {
        let test = try #require(Test.current)
        try await withKnownIssue {
            try await ContainerTrait.container(.strict).provideScope(for: test, testCase: nil) {
                try await ContainerTrait.container { $0.replace(\.clock) { FixedClock() } }.provideScope(
                    for: test,
                    testCase: nil
                ) { _ = ContainerHolder.container.resolve(Order.self).day }
            }
        } matching: {
            $0.comments.contains { $0.rawValue.hasPrefix("the test asks for Order") }
        }
    }

    @Test func `two substitutes for one dependency in one set-up are a warning, and the later one wins`() {
        let findings = Findings()
        withTestContainer(report: findings.take) { mock in
            mock.replace(\.clock) { FixedClock(1) }
            mock.replace(\.clock) { FixedClock(2) }
            #expect(mock.resolve(\.clock).day == 2)
        }
        let second = findings.all.first
        let first = second.map {
            Place(file: "DependencyInjectionTestKitTests/RulesTests.swift", line: $0.place.line - 1)
        }
        #expect(findings.all.map(\.kind) == first.map { [.replacedTwice(first: $0)] })
        #expect(second?.isFailure == false)
    }

    @Test func `a request after the end of the test is told with its name, and is met by its own container`() {
        let findings = Findings()
        let mock = withTestContainer(report: findings.take) { mock in
            mock.replace(\.clock) { FixedClock() }
            return mock
        }
        #expect(mock.resolve(\.clock).day == 7)
        #expect(mock.resolve(Order.self).day == 7)
        #expect(findings.all.map(\.dependency.name) == ["\\.clock", "Order", "\\.clock"])
        #expect(
            findings.all.map(\.kind).allSatisfy {
                $0
                    == .outlivedTest(
                        name:
                            "a request after the end of the test is told with its name, and is met by its own container"
                    )
            }
        )
    }

    @Test func `a request whose place is none is told at the test`() throws {
        let location = try #require(Test.current?.sourceLocation)
        withKnownIssue {
            withTestContainer(.strict) { _ = $0.resolve(Stock.self, file: "nowhere", line: 0) }
        } matching: {
            $0.sourceLocation == location
        }
    }
}

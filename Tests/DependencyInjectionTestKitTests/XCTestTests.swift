import DependencyInjection
import DependencyInjectionTestKit
import XCTest

/// The function that stands for the trait, in tests of XCTest.
final class XCTestTests: XCTestCase {
    func testAContainerIsCurrentForTheTestAlone() {
        withTestContainer { mock in
            mock.replace(\.clock) { FixedClock() }
            XCTAssertEqual(ContainerHolder.container.resolve(Order.self).day, 7)
        }
        XCTAssertNil(ContainerMock.current)
    }

    func testAnAsyncTestOfTheMainActorHasOneToo() async {
        await withTestContainer { mock in
            mock.replace(\.clock) { FixedClock() }
            let day = await Task { ContainerHolder.container.resolve(Order.self).day }.value
            XCTAssertEqual(day, 7)
        }
    }

    func testWhatBreaksARuleIsReported() {
        let findings = Findings()
        withTestContainer(.strict, report: findings.take) { mock in _ = mock.resolve(Stock.self) }
        let texts = findings.all.map(\.description)
        XCTAssertEqual(texts.count, 1)
        XCTAssert(
            texts.allSatisfy { $0.hasPrefix("the test asks for Stock at DependencyInjectionTestKitTests/") },
            "\(texts)"
        )
    }
}

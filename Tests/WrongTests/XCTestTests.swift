import DependencyInjectionTestKit
import XCTest

/// Nothing of Swift Testing hears what such a test breaks.
final class XCTestTests: XCTestCase {
    func testBreaksARuleAndTakesNoReport() throws {
        try XCTSkipUnless(isRequested)
        withTestContainer(.strict) { mock in _ = mock.resolve(Flour.self) }
    }
}

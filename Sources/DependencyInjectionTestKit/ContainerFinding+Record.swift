import DependencyInjection
import Testing

extension ContainerFinding {
    /// Tells Swift Testing of it, as an issue at its place.
    ///
    /// Where none of its tests is running, an issue would be lost: what fails a test stops the program there.
    func record(in origin: TestOrigin) {
        guard origin.isOfSwiftTesting else { return complain() }
        Issue.record(
            Comment(rawValue: description),
            severity: isFailure ? .error : .warning,
            sourceLocation: SourceLocation(place, beside: origin.location)
        )
    }

    private func complain() {
        if isFailure { fatalError(#"\#(self) XCTest has it fail the test alone by report: { XCTFail("\($0)") }."#) }
        Stop.complain("\(place): warning: \(self)")
    }
}

import DependencyInjection
import DependencyInjectionTestKit

/// Keeps what a test is told.
final class Findings: Sendable {
    private let told = Locked<[ContainerFinding]>([])

    var all: [ContainerFinding] { told.withLock(\.self) }

    var take: @Sendable (ContainerFinding) -> Void {
        { finding in self.told.withLock { $0.append(finding) } }
    }
}

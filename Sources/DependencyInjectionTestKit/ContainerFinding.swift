public import DependencyInjection

/// Something that a test has to be told of its dependencies.
public struct ContainerFinding: Sendable, CustomStringConvertible {
    /// What it is about.
    public enum Kind: Sendable, Hashable {
        /// Under the rule `strict` something was given that is neither a substitute nor allowed.
        case notSubstituted
        /// Under the rule `everySubstituteIsUsed` nobody asked for a substitute.
        case unusedSubstitute
        /// One set-up, or one body, replaces one dependency twice; the earlier place is told.
        case replacedTwice(first: Place)
        /// Something asked the test's container when the test had ended.
        case outlivedTest(name: String)
    }

    public let kind: Kind
    /// What was asked for or replaced.
    public let dependency: DependencyIdentity
    /// Who asked; nil for the test itself, and where nobody asked.
    public let consumer: DependencyIdentity?
    /// Where it was asked for, or where the substitute was put in place.
    public let place: Place

    /// Whether it fails the test, or warns.
    public var isFailure: Bool {
        if case .replacedTwice = kind { false } else { true }
    }

    /// What happened, where, and what to do.
    public var description: String {
        let (name, asker) = (dependency.name, consumer?.name ?? "the test")
        return switch kind {
        case .notSubstituted:
            "\(asker) asks for \(name) at \(place) and gets the real one. Replace it, or allow(…) it to be real in this test."
        case .unusedSubstitute:
            "Nobody asked for the substitute of \(name) that is put in place at \(place). Take it away, or look why it was not needed."
        case .replacedTwice(let first):
            "\(name) is replaced twice in one test, first at \(first); the later one, at \(place), wins. Take one of the two away."
        case .outlivedTest(let test):
            "A task outlived the test \"\(test)\": \(asker) asks for \(name) at \(place) when the test has ended. Await the task in the test."
        }
    }
}

public import DependencyInjection

/// Where screens are shown: a window, a terminal, the page that a server sends.
///
/// The container builds it, so its scope says how long it lives: a singleton for a window, one per scope for an HTTP request. A host of the main
/// actor conforms in isolation, `@MainActor NavigationHost`, with a `nonisolated init` where it is a singleton.
public protocol NavigationHost: Injectable where Arguments == Void {
    /// What it shows.
    associatedtype Screen

    /// The screen that is seen now; nil before the first one.
    var topScreen: Screen? { get }

    /// Shows a screen above another one, which stays beneath it; above nothing where there is none yet.
    func present(_ screen: Screen, above top: Screen?)

    /// Takes a presented screen away, with what was pushed after it.
    func dismiss(_ top: Screen)

    /// Goes on from one screen to the next; it is the first one where there is none yet.
    func push(_ screen: Screen, after top: Screen?)

    /// Goes back from a pushed screen to the one before it.
    func pop(_ top: Screen)
}

public import DependencyInjection

/// Goes from screen to screen, each made with its view model in one line.
///
/// ```swift
/// let navigation = container.resolve(NavigationService<WindowHost>.self)
/// navigation.push(OrderDetailsScreen.self, args: order)   // the arguments of the screen's view model, checked by the compiler
/// ```
///
/// It keeps its container. Host and view model come from the task's scope where that descends from this container, else from this container;
/// what the screen's own properties need comes from the container that is current. In a recording this service is who needs them.
///
/// Safe from any thread, as far as the host is; calls that concern a host of the main actor compile on the main actor alone.
public final class NavigationService<Host>: SingletonInjectable {
    @usableFromInline let provider = OpenProvider()

    /// Made by the container.
    public init(container: Container, args: Void) {}
}

extension NavigationService where Host: NavigationHost {
    /// Makes a screen and its view model, and goes on to it. Stops the program with the whole diagnosis where it cannot be made.
    ///
    /// - Parameters:
    ///   - type: The screen to make.
    ///   - args: What the initialiser of its view model is passed.
    /// - Returns: The screen.
    @inlinable
    @discardableResult
    public func push<S: ViewModelHolder>(
        _ type: S.Type,
        args: S.ViewModel.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> S where S.Screen == Host.Screen {
        do { return try tryPush(type, args: args, file: file, line: line) } catch {
            error.stop(at: Place(file: file, line: line))
        }
    }

    /// Makes a screen and its view model, and goes on to it. The view model needs no arguments.
    @inlinable
    @discardableResult
    public func push<S: ViewModelHolder>(
        _ type: S.Type,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> S where S.Screen == Host.Screen, S.ViewModel.Arguments == Void {
        push(type, args: (), file: file, line: line)
    }

    /// Makes a screen and its view model, and goes on to it.
    ///
    /// - Throws: `ResolutionError` where the host or the view model cannot be made; the host then shows what it showed before.
    @inlinable
    @discardableResult
    public func tryPush<S: ViewModelHolder>(
        _ type: S.Type,
        args: S.ViewModel.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> S where S.Screen == Host.Screen {
        let place = Place(file: file, line: line)
        let screen = try provider.screen(type, args: args, at: place)
        let host = try provider.host(Host.self, at: place)
        host.push(screen.screen, after: host.topScreen)
        return screen
    }

    /// Goes back from the screen that is seen now; does nothing where there is none.
    @inlinable
    public func pop(file: StaticString = #fileID, line: UInt = #line) {
        let place = Place(file: file, line: line)
        do {
            let host = try provider.host(Host.self, at: place)
            if let top = host.topScreen { host.pop(top) }
        } catch { error.stop(at: place) }
    }
}

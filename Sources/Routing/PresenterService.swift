public import DependencyInjection

/// Presents screens, each made with its view model in one line.
///
/// ```swift
/// let presenter = container.resolve(PresenterService<WindowHost>.self)
/// presenter.present(OrderDetailsScreen.self, args: order)   // the arguments of the screen's view model, checked by the compiler
/// ```
///
/// It keeps its container. Host and view model come from the task's scope where that descends from this container, else from this container;
/// what the screen's own properties need comes from the container that is current. In a recording this service is who needs them.
///
/// Safe from any thread, as far as the host is; calls that concern a host of the main actor compile on the main actor alone.
public final class PresenterService<Host>: SingletonInjectable {
    @usableFromInline let provider = OpenProvider()

    /// Made by the container.
    public init(container: Container, args: Void) {}
}

extension PresenterService where Host: NavigationHost {
    /// Makes a screen and its view model, and shows it above what is seen now. Stops the program with the whole diagnosis where it cannot be made.
    ///
    /// - Parameters:
    ///   - type: The screen to make.
    ///   - args: What the initialiser of its view model is passed.
    /// - Returns: The screen.
    @inlinable
    @discardableResult
    public func present<S: ViewModelHolder>(
        _ type: S.Type,
        args: S.ViewModel.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> S where S.Screen == Host.Screen {
        do { return try tryPresent(type, args: args, file: file, line: line) } catch {
            error.stop(at: Place(file: file, line: line))
        }
    }

    /// Makes a screen and its view model, and shows it above what is seen now. The view model needs no arguments.
    @inlinable
    @discardableResult
    public func present<S: ViewModelHolder>(
        _ type: S.Type,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> S where S.Screen == Host.Screen, S.ViewModel.Arguments == Void {
        present(type, args: (), file: file, line: line)
    }

    /// Makes a screen and its view model, and shows it above what is seen now.
    ///
    /// - Throws: `ResolutionError` where the host or the view model cannot be made; the host then shows what it showed before.
    @inlinable
    @discardableResult
    public func tryPresent<S: ViewModelHolder>(
        _ type: S.Type,
        args: S.ViewModel.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> S where S.Screen == Host.Screen {
        let place = Place(file: file, line: line)
        let screen = try provider.screen(type, args: args, at: place)
        let host = try provider.host(Host.self, at: place)
        host.present(screen.screen, above: host.topScreen)
        return screen
    }

    /// Takes away the screen that is seen now; does nothing where there is none.
    @inlinable
    public func dismiss(file: StaticString = #fileID, line: UInt = #line) {
        let place = Place(file: file, line: line)
        do {
            let host = try provider.host(Host.self, at: place)
            if let top = host.topScreen { host.dismiss(top) }
        } catch { error.stop(at: place) }
    }
}

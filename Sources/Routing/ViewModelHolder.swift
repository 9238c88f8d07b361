public import DependencyInjection

/// A screen that shows what a view model says.
///
/// It can be made empty; a `PresenterService` or a `NavigationService` then gives it the view model, built by the container from arguments.
///
/// ```swift
/// final class OrderDetailsScreen: ViewModelHolder {
///     var viewModel: OrderDetailsViewModel?
///     init() {}
/// }
/// ```
///
/// A screen of the main actor conforms in isolation, `@MainActor ViewModelHolder`, and is presented from the main actor.
public protocol ViewModelHolder {
    /// What the screen shows. Its arguments are those of the call that presents the screen.
    associatedtype ViewModel: Injectable

    /// What hosts of this kind of screens handle, such as a common superclass; the screen itself unless it says otherwise.
    associatedtype Screen = Self

    /// Makes a screen without a view model.
    init()

    /// What the screen shows; set once, before a host is given the screen.
    var viewModel: ViewModel? { get set }

    /// This screen as its host handles it.
    var screen: Screen { get }
}

extension ViewModelHolder where Screen == Self {
    public var screen: Self { self }
}

public import Routing

/// A screen that is shown as a page of HTML.
public protocol HTMLScreen {
    var title: String { get }
    var content: HTML { get }
}

extension ViewModelHolder where Self: HTMLScreen {
    /// Every such screen is shown by `PageHost`.
    public var screen: any HTMLScreen { self }
}

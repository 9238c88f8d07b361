public import DependencyInjection

extension OpenProvider {
    /// An empty screen that was given its view model.
    @inlinable @inline(__always)
    func screen<S: ViewModelHolder>(
        _ type: S.Type,
        args: S.ViewModel.Arguments,
        at place: Place
    ) throws(ResolutionError) -> S {
        let model = try tryMake(S.ViewModel.self, args: args, at: place)
        var screen = S()
        screen.viewModel = model
        return screen
    }

    /// The host of the task's scope, else of the container.
    @inlinable @inline(__always)
    func host<Host: NavigationHost>(
        _ type: Host.Type = Host.self,
        at place: Place
    ) throws(ResolutionError) -> Host {
        try tryMake(type, args: (), at: place)
    }
}

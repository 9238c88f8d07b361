public import Accounts
public import DependencyInjection
internal import Routing
public import Web

/// What favourites may ask for, and nothing else.
public protocol FavouritesContainer: PageContainer {
    var currentUser: CurrentUser { get }
    var favourites: Favourites { get throws }

    /// Shows the favourites on the page of this request.
    func showFavourites(_ articles: [String]) throws
}

extension Container: FavouritesContainer {
    public var currentUser: CurrentUser { resolve() }
    public var favourites: Favourites { get throws { try tryResolve(\.favourites) } }

    public func showFavourites(_ articles: [String]) throws {
        try resolve(NavigationService<PageHost>.self).tryPush(FavouritesScreen.self, args: articles)
    }
}

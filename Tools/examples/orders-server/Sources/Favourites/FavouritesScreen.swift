public import DependencyInjection
public import Routing
public import Web

/// Favourites that are there already: they come as an argument, since a list is waited for and an initialiser does not wait.
public struct FavouritesViewModel: PerRequestInjectable {
    let articles: [String]

    public init(container: Container, args: [String]) { self.init(args) }

    public init(_ articles: [String]) { self.articles = articles }
}

/// A customer's favourites.
public struct FavouritesScreen: ViewModelHolder, HTMLScreen {
    public var viewModel: FavouritesViewModel?

    public init() {}

    public let title = "Favourites"

    public var content: HTML {
        let articles = viewModel?.articles ?? []
        return articles.isEmpty ? "<p>None.</p>" : "<ul>\n\(articles.map { "<li>\($0)</li>\n" as HTML })</ul>"
    }
}

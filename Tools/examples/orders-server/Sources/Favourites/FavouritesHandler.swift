internal import Accounts
public import Web

/// Shows and changes the favourites of who is signed in.
public struct FavouritesHandler {
    private let container: any FavouritesContainer

    public init(container: any FavouritesContainer) { self.container = container }

    public func list() async throws -> HTTPResponse {
        try await container.showFavourites(articles())
        return container.page.response
    }

    public func listAsJSON() async throws -> HTTPResponse { try .json(await articles()) }

    public func toggle(_ request: HTTPRequest) async throws -> HTTPResponse {
        let article = try request.value("article")
        guard article.utf8.count <= 200 else { throw HTTPError.badRequest("'article' is longer than 200 bytes.") }
        let user = try container.currentUser.signedIn()
        return try .json(Answer(article: article, isFavourite: await container.favourites.toggle(user.id, article)))
    }

    private func articles() async throws -> [String] {
        let user = try container.currentUser.signedIn()
        return try await container.favourites.list(user.id)
    }

    private struct Answer: Encodable {
        let article: String
        let isFavourite: Bool
    }
}

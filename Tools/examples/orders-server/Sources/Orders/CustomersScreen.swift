internal import Accounts
public import Routing
public import Web

/// Where one starts: the customers.
public struct CustomersScreen: ViewModelHolder, HTMLScreen {
    public var viewModel: CustomersViewModel?

    public init() {}

    public let title = "Customers"

    public var content: HTML {
        let customers = viewModel?.all ?? []
        let lines = customers.map { "<li><a href=\"/customers/\($0.id)/orders\">\($0.name)</a></li>\n" as HTML }
        return "<ul>\n\(lines)</ul>"
    }
}

import DependencyInjection

extension Container {
    /// Says what stands behind the abstractions of this program. Types that build themselves need no line here.
    func bindOrders() {
        bind((any Customers).self, .singleton) { _ in CustomersInMemory() }
        contribute(to: (any Discount).self, .singleton) { _ in RegularCustomerDiscount() }
        contribute(to: (any Discount).self, .singleton) { _ in LargeOrderDiscount() }
    }
}

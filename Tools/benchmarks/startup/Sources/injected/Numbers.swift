/// A thousand types, one for each three digits, told apart by their generic arguments.
final class Service<A: Digit, B: Digit, C: Digit>: Numbered {
    init() {}
}

protocol Numbered: AnyObject, Sendable {
    init()
}

protocol Digit: Sendable {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

let digits: [any (Digit & SendableMetatype).Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// All thousand.
func thousandServices() -> [any Numbered.Type] {
    digits.flatMap { first in digits.flatMap { second in digits.map { service(first, second, $0) } } }
}

private func service<A: Digit, B: Digit, C: Digit>(_: A.Type, _: B.Type, _: C.Type) -> any Numbered.Type {
    Service<A, B, C>.self
}

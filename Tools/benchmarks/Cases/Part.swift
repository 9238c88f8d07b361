import DependencyInjection

/// One of a thousand singletons, each of a type of its own.
protocol Part: AnyObject, Sendable {
    init()
}

extension Part {
    static func bind(in container: Container) { container.bind(Self.self, .singleton) { _ in Self() } }
    static func resolved(from container: Container) -> any Part { container.resolve(Self.self) }
}

/// A thousand types: one for each three digits.
func thousandParts() -> [any Part.Type] {
    digits.flatMap { first in digits.flatMap { second in digits.map { part(first, second, $0) } } }
}

private func part<A: Digit, B: Digit, C: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> any Part.Type {
    NumberedPart<A, B, C>.self
}

private final class NumberedPart<A: Digit, B: Digit, C: Digit>: Part {
    init() {}
}

private protocol Digit: Sendable {}
private enum D0: Digit {}
private enum D1: Digit {}
private enum D2: Digit {}
private enum D3: Digit {}
private enum D4: Digit {}
private enum D5: Digit {}
private enum D6: Digit {}
private enum D7: Digit {}
private enum D8: Digit {}
private enum D9: Digit {}
private let digits: [any (Digit & SendableMetatype).Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

// expect: error: cannot convert value of type 'KeyPath<Dependencies, Dependency<String>>' to expected argument type 'KeyPath<Dependencies, Dependency<Int>>'
import DependencyInjection

extension Dependencies {
    var name: Dependency<String> { Dependency { _ in "name" } }
}

struct Site {
    @Injected(\.name) var number: Int
}

// expect: error: cannot convert value of type 'String' to closure result type 'Int'
import DependencyInjection

func bind(_ container: Container) {
    container.bind(Int.self) { _ in "one" }
}

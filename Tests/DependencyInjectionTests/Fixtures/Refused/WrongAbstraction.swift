// expect: error: cannot convert value of type 'SystemClock' to closure result type 'any Clock'
import DependencyInjection

protocol Clock {}
struct SystemClock {}

func bind(_ container: Container) {
    container.bind((any Clock).self) { _ in SystemClock() }
}

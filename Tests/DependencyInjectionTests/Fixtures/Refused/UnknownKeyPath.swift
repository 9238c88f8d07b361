// expect: error: value of type 'Dependencies' has no member 'clock'
import DependencyInjection

struct Site {
    @Injected(\.clock) var clock
}

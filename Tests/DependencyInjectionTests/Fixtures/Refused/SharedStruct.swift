// expect: error: non-class type 'Cache' cannot conform to class protocol 'SharedInjectable'
import DependencyInjection

struct Cache: SharedInjectable {
    init(container: Container, args: Void) {}
}

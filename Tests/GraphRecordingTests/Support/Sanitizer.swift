import Foundation

/// The sanitizer that this process was built with.
enum Sanitizer {
    /// Whether threads are watched, which takes memory and stack of its own.
    static let watchesThreads = dlsym(nil, "__tsan_init") != nil
}

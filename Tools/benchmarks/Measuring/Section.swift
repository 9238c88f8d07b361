import Foundation

/// Called between the parts of a run that are counted apart; callgrind is told to write down what it has counted so far.
@c(benchmark_section)
@inline(never)
@_optimize(none)
func markSection() {}

/// Starts a thread that waits for ever: the C library's mutexes are cheaper in a process with one thread, which no server is.
func keepSecondThread() {
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, { _ in while true { pause() } }, nil)
    precondition(error == 0, "no second thread can be started")
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Writes to a child and reads both of its outputs at the same time, so that no full buffer can stop both sides.
struct ChildExchange {
    private var unsent: ArraySlice<UInt8>
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var open: [Stream: Int32]

    private enum Stream: CaseIterable { case input, output, errors }

    init(with child: borrowing ChildProcess, sending bytes: [UInt8]) {
        unsent = bytes[...]
        open = [.input: child.input, .output: child.output, .errors: child.errors]
    }

    /// Goes on until the child has closed both of its outputs; false where it has not at the deadline.
    mutating func run(until deadline: ContinuousClock.Instant) -> Bool {
        while open[.output] != nil || open[.errors] != nil {
            let left = deadline - .now
            guard left > .zero else { return false }
            wait(for: left)
        }
        return true
    }

    private mutating func wait(for left: Duration) {
        let streams = Stream.allCases.filter { open[$0] != nil }
        var polled = streams.map { stream in
            pollfd(fd: open[stream] ?? -1, events: Int16(stream == .input ? POLLOUT : POLLIN), revents: 0)
        }
        let milliseconds = min(left / .milliseconds(1), 3_600_000) + 1
        guard poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 else { return }
        for (stream, result) in zip(streams, polled) where result.revents != 0 { serve(stream, result.fd) }
    }

    private mutating func serve(_ stream: Stream, _ descriptor: Int32) {
        switch stream {
        case .input: send(to: descriptor)
        case .output: receive(from: descriptor, stream, into: \.output)
        case .errors: receive(from: descriptor, stream, into: \.errors)
        }
    }

    private mutating func send(to descriptor: Int32) {
        let count = unsent.withUnsafeBytes { bytes in
            #if canImport(Glibc)
                Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            #else
                Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
            #endif
        }
        if count > 0 { unsent = unsent.dropFirst(count) }
        // A child that is gone is no error yet: what it left on its outputs tells more.
        let isBroken = count < 0 && ![EAGAIN, EINTR].contains(errno)
        guard unsent.isEmpty || isBroken else { return }
        shutdown(descriptor, Int32(SHUT_WR))
        open[.input] = nil
    }

    private mutating func receive(
        from descriptor: Int32,
        _ stream: Stream,
        into bytes: WritableKeyPath<ChildExchange, [UInt8]>
    ) {
        let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 { self[keyPath: bytes] += buffer[..<count] }
            return count
        }
        if count == 0 || (count < 0 && ![EAGAIN, EINTR].contains(errno)) { open[stream] = nil }
    }
}

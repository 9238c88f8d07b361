public import CPlatform
import Synchronization

/// What a container knows of one dependency: how it is made and for how long it is kept, and the instance that is kept now.
///
/// It lives as long as its container. Binding and instance are read without a lock.
@usableFromInline
final class Registration: BuiltOnce {
    let identity: DependencyIdentity

    /// The type of what it gives, where the identity does not say it.
    let type: (any Any.Type)?

    /// Where in the order of builds the instance stands that was kept last.
    let order = Atomic<Int>(0)

    /// The kept instance: the word of a `KeptInstance` when ready.
    ///
    /// Fields of this object alone are within a cache line before and after it: a count that others change beside it would slow down each read.
    @usableFromInline let state = BuildState()

    private let bindingAddress = Atomic<UnsafeRawPointer?>(nil)

    private typealias Metatype = any Any.Type

    private let implementationAddress = Atomic<UnsafeRawPointer?>(nil)

    /// The binding that this registration has, and those that it had; guarded by the container's lock. A binding that was replaced may still
    /// be read, and there are few, so each stays until the container ends.
    private var last: Binding?
    private var replaced: [Binding] = []

    /// What was contributed to a collection, in order; guarded likewise.
    var contributions: [Registration] = []

    /// How many further keys lead here; guarded likewise.
    var aliases = 0

    /// Whether it was there when someone looked for it, so that it may keep something; guarded likewise.
    var wasFound = false

    init(_ identity: DependencyIdentity, type: (any Any.Type)? = nil) {
        self.identity = identity
        self.type = type
    }

    /// How instances are made; nil where nothing is bound in this container. Set under the container's lock.
    var binding: Binding? {
        get { unmanagedBinding?.takeUnretainedValue() }
        set {
            if let newValue, newValue !== last {
                if let last { replaced.append(last) }
                last = newValue
            }
            bindingAddress.store(
                newValue.map { Unmanaged.passUnretained($0).toOpaque() }.map(UnsafeRawPointer.init),
                ordering: .releasing
            )
        }
    }

    /// Whether nothing else was bound since.
    func stillHas(_ binding: Binding) -> Bool {
        // Pairs with the fence of who forgets: either it sees the claim, or its binding is seen here.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        return self.binding === binding
    }

    /// The dynamic type of the instance that was kept last, for a tracer; nil before.
    var implementation: (any Any.Type)? {
        get { implementationAddress.load(ordering: .relaxed).map { unsafeBitCast($0, to: Metatype.self) } }
        set {
            implementationAddress.store(
                newValue.map { unsafeBitCast($0, to: UnsafeRawPointer.self) },
                ordering: .relaxed
            )
        }
    }

    /// The same without a retain: a binding stays until the container ends.
    var unmanagedBinding: Unmanaged<Binding>? {
        bindingAddress.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
    }

    /// The type of what it gives.
    var valueType: any Any.Type { type ?? identity.valueType }

    var builder: ThreadContext? { state.builder }

    func announceWaiter() -> ThreadContext? { state.announceWaiter() }

    func claimForTask() -> BuildState.Claim { state.claimForTask() }

    /// A copy of the instance that is kept; nil where none is.
    @inlinable @inline(__always)
    func ready<Value>(as type: Value.Type) -> Value? {
        let thread = thread_context_current()
        guard let kept = beginRead(on: thread) else { return nil }
        let value = kept.value(as: Value.self)
        thread_reads_end(thread)
        return value
    }

    /// What is kept, in a read that the caller ends; nil, and no read, where nothing is.
    ///
    /// Until the read ends nobody lets it go, even where it is forgotten meanwhile.
    @inlinable @inline(__always)
    func beginRead(on thread: ThreadContext) -> KeptInstance? {
        thread_reads_begin(thread)
        if let word = state.ready { return KeptInstance(word: word) }
        thread_reads_end(thread)
        return nil
    }
}

// The state and the binding's address are atomic, `identity` never changes, and the container's lock guards the rest.
extension Registration: @unchecked Sendable {}

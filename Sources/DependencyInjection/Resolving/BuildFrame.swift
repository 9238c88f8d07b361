public import CPlatform

/// One running build, on the stack of the thread that runs it.
///
/// The frames of a thread form a list from the innermost outward, which starts in the thread's context. It is the path of every
/// error, and how a cycle is found: by meeting oneself, not by counting.
@frozen
@usableFromInline
struct BuildFrame {
    @usableFromInline let parent: UnsafeMutablePointer<BuildFrame>?

    /// The task on which it runs; nil outside of tasks. Another task that comes to run on this thread meanwhile is no part of the build.
    @usableFromInline let task: UnsafeMutableRawPointer?

    /// What is built, where no registration stands for it.
    @usableFromInline let type: any Any.Type

    /// What is built; nil for a type that builds itself and is not kept. It lives as long as the container.
    @usableFromInline let registration: Unmanaged<Registration>?

    /// The container that builds, which the initialiser is given.
    @usableFromInline let container: Unmanaged<Container>

    /// Where it was asked for.
    @usableFromInline let place: Place

    @usableFromInline let scope: InstanceScope

    /// The arguments of the request; nil for those that take no memory.
    @usableFromInline let arguments: UnsafeRawPointer?

    /// The property that asked, which the asking thread holds; nil for a call.
    @usableFromInline let origin: Unmanaged<PropertyOrigin>?

    /// Tells this build from every other of the process; 0 until a property asks.
    @usableFromInline var serial: UInt64 = 0

    /// Where the properties of a kept instance are gathered; nil for what is not kept.
    @usableFromInline var cells: UnsafeMutablePointer<KeptCells?>?

    @inlinable @inline(__always)
    init(
        parent: UnsafeMutablePointer<BuildFrame>?,
        task: UnsafeMutableRawPointer?,
        type: any Any.Type,
        registration: Unmanaged<Registration>?,
        container: Unmanaged<Container>,
        scope: InstanceScope,
        request: Request
    ) {
        self.parent = parent
        self.task = task
        self.type = type
        self.registration = registration
        self.container = container
        self.place = request.place
        self.scope = scope
        self.arguments = request.arguments
        self.origin = request.origin
    }

    /// Whether both build the same thing in the same container.
    @inlinable @inline(__always)
    func isSameBuild(as other: BuildFrame) -> Bool {
        unsafeBitCast(type, to: UInt.self) == unsafeBitCast(other.type, to: UInt.self)
            && container.toOpaque() == other.container.toOpaque()
            && registration?.toOpaque() == other.registration?.toOpaque()
    }

    /// Whether this build makes the instance of a registration, or the value of a property.
    func makes(_ target: AnyObject) -> Bool {
        let address = Unmanaged.passUnretained(target).toOpaque()
        return registration?.toOpaque() == address || origin?.toOpaque() == address
    }

    var identity: DependencyIdentity {
        registration?._withUnsafeGuaranteedRef { $0.identity } ?? DependencyIdentity(type)
    }
}

/// Who asks, for what reason and where.
@frozen
@usableFromInline
struct Request {
    @usableFromInline let place: Place
    @usableFromInline let arguments: UnsafeRawPointer?
    @usableFromInline let origin: Unmanaged<PropertyOrigin>?

    /// The reference by which it was asked, which the asking code holds, where a type was handed that.
    @usableFromInline var reference: Unmanaged<Container>?

    @inlinable @inline(__always)
    init(at place: Place, arguments: UnsafeRawPointer? = nil, origin: Unmanaged<PropertyOrigin>? = nil) {
        self.place = place
        self.arguments = arguments
        self.origin = origin
    }

    /// The same request, known to be made by a reference to a container.
    func made(by container: Container) -> Request {
        guard container.owner != nil else { return self }
        var request = self
        request.reference = .passUnretained(container)
        return request
    }
}

extension UnsafeMutablePointer<thread_context> {
    /// The innermost build on this thread, whichever task runs it.
    @inlinable
    var topmost: UnsafeMutablePointer<BuildFrame>? {
        @inline(__always) get { pointee.build?.assumingMemoryBound(to: BuildFrame.self) }
        @inline(__always) nonmutating set { pointee.build = UnsafeMutableRawPointer(newValue) }
    }

    /// The innermost build that the code now running on this thread is part of.
    var innermost: UnsafeMutablePointer<BuildFrame>? {
        topmost.flatMap { $0.pointee.task == swift_task_getCurrent() ? $0 : nil }
    }

    /// The builds that the code now running on this thread is part of, innermost first.
    var frames: BuildFrames { BuildFrames(frame: innermost) }

    /// The builds of another thread, innermost first, which stands still meanwhile.
    var standingFrames: BuildFrames { BuildFrames(frame: topmost) }
}

/// Frames from one of them outward.
struct BuildFrames: Sequence, IteratorProtocol {
    fileprivate var frame: UnsafeMutablePointer<BuildFrame>?

    mutating func next() -> UnsafeMutablePointer<BuildFrame>? {
        defer { frame = frame?.pointee.parent }
        return frame
    }
}

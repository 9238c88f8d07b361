import DependencyInjection
import Testing

/// Needs itself with smaller arguments.
private struct Tree: PerRequestInjectable {
    let depth: Int
    init(container: Container, args: Int) throws {
        depth = args == 0 ? 0 : try container.tryResolve(Tree.self, args: args - 1).depth + 1
    }
}

/// Arguments that cannot be compared.
private struct Level {
    let value: Int
}

private struct Tower: PerRequestInjectable {
    let height: Int
    init(container: Container, args: Level) throws {
        height =
            args.value == 0 ? 0 : try container.tryResolve(Tower.self, args: Level(value: args.value - 1)).height + 1
    }
}

/// Needs itself with other arguments, for ever.
private struct Endless: PerRequestInjectable {
    init(container: Container, args: Int) throws { _ = try container.tryResolve(Endless.self, args: args + 1) }
}

private struct EndlessLevel: PerRequestInjectable {
    init(container: Container, args: Level) throws {
        _ = try container.tryResolve(EndlessLevel.self, args: Level(value: args.value + 1))
    }
}

/// Needs itself with the same arguments.
private struct Same: PerRequestInjectable {
    init(container: Container, args: Int) throws { _ = try container.tryResolve(Same.self, args: args) }
}

/// Comes back to arguments that it had two steps before.
private struct Swing: PerRequestInjectable {
    init(container: Container, args: Bool) throws { _ = try container.tryResolve(Swing.self, args: !args) }
}

@Suite struct RecursionTests {
    @Test func `recursion that ends resolves to a depth of a thousand`() throws {
        let depths = try onThread(stackSize: 64 << 20) {
            let container = Container()
            return [try? container.tryResolve(Tree.self, args: 1_000).depth]
        }
        #expect(depths == [1_000])
    }

    @Test func `recursion with arguments that cannot be compared resolves`() throws {
        #expect(try Container().tryResolve(Tower.self, args: Level(value: 300)).height == 300)
    }

    @Test func `recursion with equal arguments is a cycle at once`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(Same.self, args: 3) }
        #expect(error?.isCycle == true)
        #expect(error?.path.count == 2)
    }

    @Test func `recursion that comes back to earlier arguments is a cycle`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(Swing.self, args: true) }
        #expect(error?.isCycle == true)
        #expect(error?.path.count == 3)
    }

    @Test func `endless recursion with arguments that can be compared is an error`() throws {
        let isCycle = try onThread(stackSize: 512 << 10) {
            do throws(ResolutionError) { _ = try Container().tryResolve(Endless.self, args: 0) } catch {
                return error.isCycle
            }
            return false
        }
        #expect(isCycle)
    }

    @Test func `endless recursion on a large stack is an error too`() throws {
        let error = try onThread(stackSize: 8 << 20) { failure { try Container().tryResolve(Endless.self, args: 0) } }
        #expect(error?.isCycle == true)
    }

    @Test func `endless recursion with arguments that cannot be compared is an error`() throws {
        let isCycle = try onThread(stackSize: 512 << 10) {
            do throws(ResolutionError) {
                _ = try Container().tryResolve(EndlessLevel.self, args: Level(value: 0))
            } catch {
                return error.isCycle
            }
            return false
        }
        #expect(isCycle)
    }

    @Test func `a substitute that takes arguments may recur too`() throws {
        let container = Container()
        container.replace(Tree.self) { container, args in
            args == 0
                ? try Tree(container: Container(), args: 0)
                : try container.tryResolve(Tree.self, args: args - 1)
        }
        #expect(try container.tryResolve(Tree.self, args: 30).depth == 0)
    }

    @Test func `a substitute that recurs with equal arguments is a cycle`() {
        let container = Container()
        container.replace(Tree.self) { container, args in try container.tryResolve(Tree.self, args: args) }
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Tree.self, args: 3) }
        #expect(error?.isCycle == true)
    }

    @Test func `recursion under a tracer resolves`() throws {
        #expect(try Container(tracer: EventLog()).tryResolve(Tree.self, args: 100).depth == 100)
    }
}

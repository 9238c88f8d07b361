internal import CGraphviz

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// How a graph numbers its names: in the order in which they come.
///
/// Left alone, libcgraph takes the addresses of names as numbers and sorts subgraphs by them, so that the same graph would be
/// written and laid out in one order today and in another tomorrow.
final class OrderedNames {
    private var numbers: [[UInt8]: IDTYPE] = [:]
    // Strings of the graph's own table, which lets go of them when it is closed: the library looks in front of a name for
    // what it keeps there about strings of its own.
    private var names: [UnsafeMutablePointer<CChar>?] = []
    private var anonymousCount: IDTYPE = 0
    private let graph: UnsafeMutablePointer<Agraph_t>?

    private init(of graph: UnsafeMutablePointer<Agraph_t>?) {
        self.graph = graph
    }

    // Named things have even numbers and nameless ones odd ones, as in the library itself.
    private func number(of name: UnsafePointer<CChar>?, creating: Bool) -> IDTYPE? {
        guard let name else {
            anonymousCount += 1
            return anonymousCount * 2 + 1
        }
        let key = Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
        if let number = numbers[key] { return number }
        guard creating else { return nil }
        names.append(graphviz_copy(graph, name))
        numbers[key] = IDTYPE(names.count * 2)
        return numbers[key]
    }

    private func name(of number: IDTYPE) -> UnsafeMutablePointer<CChar>? {
        number % 2 == 0 && number > 0 && number / 2 <= names.count ? names[Int(number / 2) - 1] : nil
    }

    /// What `agopen` and `agread` are to be given.
    ///
    /// Made once and changed by nobody, so that every thread may read it; it lives as long as the process, as graphs need.
    nonisolated(unsafe) static let discipline: UnsafeMutablePointer<Agdisc_t> = {
        let identifiers = UnsafeMutablePointer<Agiddisc_t>.allocate(capacity: 1)
        identifiers.initialize(
            to: Agiddisc_t(
                open: { graph, _ in Unmanaged.passRetained(OrderedNames(of: graph)).toOpaque() },
                map: { state, _, name, number, isCreating in
                    guard let found = state?.names.number(of: name, creating: isCreating != 0) else { return 0 }
                    number?.pointee = found
                    return 1
                },
                alloc: { _, _, _ in 0 },
                free: { _, _, _ in },
                print: { state, _, number in state?.names.name(of: number) },
                close: { state in state.map { Unmanaged<OrderedNames>.fromOpaque($0).release() } },
                idregister: { _, _, _ in }
            )
        )
        let discipline = UnsafeMutablePointer<Agdisc_t>.allocate(capacity: 1)
        discipline.initialize(to: Agdisc_t(mem: graphviz_memory(), id: identifiers, io: graphviz_input()))
        return discipline
    }()
}

extension UnsafeMutableRawPointer {
    // The library hands back what `open` gave it.
    fileprivate var names: OrderedNames { Unmanaged<OrderedNames>.fromOpaque(self).takeUnretainedValue() }
}

import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct TextTests {
    @Test(arguments: [
        ("plain", "plain"), ("bell\u{7}x", "bell x"), ("a\nb\tc", "a b c"), ("café 你", "café 你"),
        ("right\u{202E}left", "right left"), ("nul\0x", "nul x"), ("\u{FFFF}", " "), ("e\u{301}", "e\u{301}"),
    ])
    func `What cannot be shown becomes a space`(text: String, readable: String) {
        #expect(ReadableText.readable(text) == readable)
    }

    @Test func `A long text loses its middle and keeps to the limit`() {
        let text = String(repeating: "a", count: 2_000) + String(repeating: "z", count: 1_000)
        let short = ReadableText.shortened(text, to: 48)
        #expect(short.count == 48)
        #expect(short.hasPrefix("aaa") && short.hasSuffix("zzz") && short.contains("…"))
        #expect(ReadableText.shortened("short", to: 5) == "short")
    }

    @Test func `A name stands without its module where no other module has it`() {
        let nodes = ["Net.Client", "Db.Client", "Net.Server"].map { Node(id: $0) }
        let names = ShortNames(of: nodes)
        #expect(nodes.map(names.name) == ["Net.Client", "Db.Client", "Server"])
    }

    @Test func `A name that is no more than its module stays whole`() {
        let nodes = [Node(id: "Plain"), Node(id: "Odd.", module: "Odd"), Node(id: "list.sort", module: "tools")]
        #expect(nodes.map(ShortNames(of: nodes).name) == ["Plain", "Odd.", "list.sort"])
    }

    @Test(arguments: [
        (0 as UInt64, "0 ns"), (999, "999 ns"), (1_000, "1.0 µs"), (12_345, "12.3 µs"), (999_999, "999.9 µs"),
        (4_200_000, "4.2 ms"), (1_500_000_000, "1.5 s"), (.max, "18446744073.7 s"),
    ])
    func `A time is told with one decimal in its unit`(nanoseconds: UInt64, text: String) {
        #expect(BuildTime.text(nanoseconds) == text)
    }

    @Test func `Identifiers are unique, the same each time, and safe in a selector`() {
        var identifiers = Identifiers()
        let names = Sample.awkwardNames + ["a b", String(repeating: "L", count: 3_001)]
        let made = names.map { identifiers.make("node", [$0]) }
        #expect(Set(made).count == names.count)
        #expect(
            made.allSatisfy {
                $0.utf8.count <= 110
                    && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
            }
        )
        var again = Identifiers()
        #expect(names.map { again.make("node", [$0]) } == made)
        #expect(made.contains("node_List_3c_Int_3e_"))
    }
}

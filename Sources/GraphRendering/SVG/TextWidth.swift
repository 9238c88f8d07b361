/// The width of text without fonts: an average letter of Helvetica is half as wide as it is high.
enum TextWidth {
    static func estimate(_ text: String, fontSize: Int) -> Int {
        (text.count * fontSize * 50 + 99) / 100
    }
}

/// A name from outside, fit for one line of a message: in quotes, control characters as spaces, cut where it is long.
func quoted(_ name: String) -> String {
    let shown = name.prefix(100)
    let scalars = shown.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return "'" + String(String.UnicodeScalarView(scalars)) + (shown.endIndex == name.endIndex ? "'" : "…'")
}

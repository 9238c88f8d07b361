extension GraphDifference {
    /// The difference as a comment in Markdown, short enough for one of GitHub's, which takes 65,536 characters.
    ///
    /// - Parameter drawing: a Mermaid chart of what differs, of at most 50,000 characters; nil for none.
    public func markdown(drawing: String?) -> String {
        var result = "## Dependency graph changed\n\n```diff\n"
        for (position, line) in lines.enumerated() {
            // Each line starts with its sign, so no name in it can end the block.
            guard result.utf16.count + line.utf16.count < Self.linesLimit else {
                result += "… \(lines.count - position) more\n"
                break
            }
            result += line + "\n"
        }
        result += "```\n"
        if !notes.isEmpty {
            let shownNotes = notes.prefix(Self.notesLimit).map { "- \(MarkdownReport.escaped($0))\n" }
            let rest = notes.count > Self.notesLimit ? "- \(notes.count - Self.notesLimit) more\n" : ""
            result += "\nSlower, which is no difference:\n\n" + shownNotes.joined() + rest
        }
        return result + (drawing.map { "\n```mermaid\n\($0)```\n" } ?? "")
    }

    private static let linesLimit = 10_000
    private static let notesLimit = 10
}

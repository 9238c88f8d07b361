import GraphAnalysis
import GraphRendering

extension Option {
    /// A picture beside a verdict.
    static let picture = Option(
        "picture",
        letter: "o",
        value: "FILE",
        "Draw it into FILE too, in the format of the suffix; that never changes the verdict."
    )
}

/// The picture that a verb draws beside its verdict.
struct SidePicture {
    private let file: OutputFile
    private let format: PictureWriter.Format

    /// Takes the value of `--picture`; nil where there is none.
    init?(_ arguments: Arguments) throws(ToolError) {
        guard let path = arguments.value(.picture) else { return nil }
        file = OutputFile(argument: path)
        if file.path == nil { throw .usage("--picture needs a file: standard output has the verdict.") }
        format = PictureWriter.Format(suffix: file.suffix) ?? .svg
    }

    /// Draws and writes it.
    func draw(_ view: GraphView, of name: String, title: String) throws(ToolError) {
        let pictures = PictureWriter(name: name, options: DrawingOptions(title: title), renderer: .tool())
        try file.write(try pictures.write(view.collapsedWhereLarge, as: format))
    }
}

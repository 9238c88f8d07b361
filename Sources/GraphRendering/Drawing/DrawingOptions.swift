/// What a picture of a graph shows beside the graph itself.
public struct DrawingOptions: Sendable, Hashable {
    /// The headline.
    public var title: String
    /// In which direction the edges run.
    public var direction: Drawing.Direction
    /// Sentences about the picture as a whole, shown under the title.
    public var notes: [String]

    /// Where nodes and edges link to; nil for no links.
    public var links: SourceLinks?

    /// How much care the layout takes.
    var care = DrawingCare.full

    /// Makes the options; without arguments, those of a plain picture.
    public init(
        title: String = "Dependency graph",
        direction: Drawing.Direction = .leftToRight,
        notes: [String] = [],
        links: SourceLinks? = nil
    ) {
        self.title = title
        self.direction = direction
        self.notes = notes
        self.links = links
    }
}

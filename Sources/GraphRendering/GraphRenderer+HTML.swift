extension GraphRenderer {
    /// The drawing of a view as one self-contained HTML file.
    ///
    /// - Parameters:
    ///   - drawing: a drawing of the view.
    ///   - view: what the drawing was made of, for its findings.
    /// - Throws: `RenderingError`, as `svg(of:)` does.
    public func html(of drawing: Drawing, view: GraphView) throws(RenderingError) -> String {
        let svg = try svg(of: drawing)
        do {
            return HTMLPage(title: drawing.title, svg: svg, facts: try PageFacts(of: drawing, view: view).json()).text
        } catch {
            throw .library(["\(error)"])
        }
    }
}

extension GraphRenderer {
    /// The drawing as SVG: self-contained, on transparent ground, in light and dark colours by the viewer's preference.
    ///
    /// - Throws: `RenderingError` where the child cannot be started, fails, is killed, takes too long or gives no picture.
    public func svg(of drawing: Drawing) throws(RenderingError) -> String {
        let deadline = ContinuousClock.now + timeLimit
        let layout = try LayoutMarkup(picture(of: drawing.dot(), as: .svg, by: drawing.care.engine, until: deadline))
        return SVGPicture(of: drawing, layout: layout).text
    }
}

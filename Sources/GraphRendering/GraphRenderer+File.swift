extension GraphRenderer {
    /// The drawing as a file of pixels or pages, light, with its legend beside the graph.
    ///
    /// - Throws: `RenderingError` where the child cannot be started, fails, is killed, takes too long or gives no picture.
    public func file(of drawing: Drawing, as format: PictureFormat) throws(RenderingError) -> [UInt8] {
        let deadline = ContinuousClock.now + timeLimit
        let bytes = try picture(of: drawing.framed.dot(), as: format, by: drawing.care.engine, until: deadline)
        guard bytes.starts(with: format.signature) else { throw .noPicture("it is no \(format.rawValue)") }
        return bytes
    }
}

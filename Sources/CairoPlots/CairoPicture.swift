internal import CCairo
public import HapticPlots

/// The kinds of picture that Cairo makes of a scene, as bytes for a file.
///
/// The same scene and theme give the same bytes with the same version of Cairo and the same fonts. Each call stands for
/// itself: any number may run at once.
public enum CairoPicture: String, CaseIterable, Equatable, Hashable, Sendable {
    /// Pixels of 8 bits a channel.
    case png
    /// Shapes; texts are outlines too, so that they look the same everywhere.
    case svg
    /// One page; a point of the scene is 1/72 inch.
    case pdf

    /// The most pixels of a ``png``: they take four bytes each while it is drawn.
    public static var mostPixels: Int { 1 << 26 }
    /// The most pixels of a side of a ``png``.
    public static var longestSide: Int { 32_767 }

    /// The picture of a scene.
    ///
    /// - Parameters:
    ///   - scene: What is drawn.
    ///   - theme: The colours.
    ///   - scale: Pixels for each point of the scene, for ``png`` alone; sides are rounded up to whole pixels.
    /// - Throws: ``CairoPlotError``.
    public func bytes(
        of scene: PlotScene, theme: PlotTheme = .light, scale: Double = 1
    ) throws(CairoPlotError) -> [UInt8] {
        switch self {
        case .png: try png(scene, theme, scale)
        case .svg: StableSVG.bytes(try paged(.svg, scene, theme))
        case .pdf: try paged(.pdf, scene, theme)
        }
    }

    private func png(_ scene: PlotScene, _ theme: PlotTheme, _ scale: Double) throws(CairoPlotError) -> [UInt8] {
        let width = (scene.width * scale).rounded(.up)
        let height = (scene.height * scale).rounded(.up)
        let sides = 1...Double(CairoPicture.longestSide)
        guard sides.contains(width), sides.contains(height), width * height <= Double(CairoPicture.mostPixels),
            let columns = Int32(exactly: width), let rows = Int32(exactly: height)
        else { throw .sizeOutOfRange(width: width, height: height) }
        let surface = CairoSurface(imageOfWidth: columns, height: rows)
        try surface.draw(scene, theme, scale: scale)
        return try surface.png()
    }

    private func paged(
        _ kind: CairoSurface.Page, _ scene: PlotScene, _ theme: PlotTheme
    ) throws(CairoPlotError) -> [UInt8] {
        let sink = ByteSink()
        let surface = CairoSurface(kind, width: scene.width, height: scene.height, title: scene.title, into: sink)
        try surface.draw(scene, theme, scale: 1)
        try surface.finish()
        return sink.bytes
    }
}

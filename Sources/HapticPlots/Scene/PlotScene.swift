public import HapticPatterns
public import HapticRendering

/// A plot as shapes in points: all that a drawing program needs to know, and the same for each of them.
///
/// The lanes are, from top to bottom: the haptic events as the pattern states them (a tap is a stem, a continuous event its
/// envelope), the effective intensity and sharpness with their controls and control points, the waveform, and one lane
/// for each sound. Lanes without content are left out, and so are the last ones where the picture is too low for all.
/// What is too dense for the width is drawn as its extremes in each point of width, so that no peak is lost.
///
/// Colours are roles, to be looked up in a ``PlotTheme``.
public struct PlotScene: Equatable, Sendable {
    /// Points from left to right, in ``sides``.
    public let width: Double
    /// Points from top to bottom, in ``sides``.
    public let height: Double
    /// What the scene is called; may be empty.
    public let title: String
    /// The shapes, the first at the bottom.
    public let shapes: [SceneShape]
    /// The panels of the lanes, with their titles, from top to bottom.
    package let lanes: [(title: String, panel: SceneRectangle)]

    /// Draws a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; values are taken as ``HapticPatterns/HapticPattern/normalized()`` takes them.
    ///   - sounds: The sounds that its audio events play; those that are not there become boxes without a waveform.
    ///   - settings: What is shown.
    ///   - width: Points from left to right, in ``sides``. A point is a pixel on an ordinary screen.
    ///   - height: Points from top to bottom, in ``sides``.
    /// - Throws: ``PlotError``.
    public init(
        _ pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary(), settings: PlotSettings = PlotSettings(),
        width: Double = 960, height: Double = 600
    ) throws(PlotError) {
        guard PlotScene.sides.contains(width), PlotScene.sides.contains(height) else {
            throw .sizeOutOfRange(width: width, height: height)
        }
        let metrics = SceneMetrics(width: width, height: height)
        let plot = try Plot(pattern, sounds: sounds, settings: settings, columns: Int(metrics.timeWidth))
        self.init(plot, metrics)
    }

    init(_ plot: Plot, _ metrics: SceneMetrics) {
        width = metrics.width
        height = metrics.height
        title = plot.title
        var builder = SceneBuilder(plot: plot, metrics: metrics)
        builder.drawAll()
        shapes = builder.shapes
        lanes = builder.panels
    }

    /// The shortest and the longest side of a plot, in points.
    public static var sides: ClosedRange<Double> { 160...16_384 }

    /// Scenes are equal where they look the same.
    public static func == (a: PlotScene, b: PlotScene) -> Bool {
        a.width == b.width && a.height == b.height && a.title == b.title && a.shapes == b.shapes
    }
}

public import HapticRendering

/// Why a pattern cannot be plotted as asked.
public enum PlotError: Error, Equatable, Hashable, Sendable {
    /// The start is not a time from 0, or the end is not after it, or too late (``PlotSettings/latestTime``).
    case windowOutOfRange(start: Double, end: Double)
    /// The pattern is over, at a time in seconds, before the start.
    case startAfterEnd(start: Double, end: Double)
    /// The time from start to end is outside ``PlotSettings/lengths``.
    case lengthOutOfRange(seconds: Double)
    /// Width or height is outside ``PlotScene/sides``, in points.
    case sizeOutOfRange(width: Double, height: Double)
    /// The pattern cannot be rendered with the settings.
    case notRenderable(RenderError)
}

extension PlotError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .windowOutOfRange(let start, let end):
            "cannot plot from \(start) s to \(end) s: the start must be 0 or later, the end after it and at most "
                + "\(PlotSettings.latestTime) s"
        case .startAfterEnd(let start, let end): "is over after \(end) s, before the start at \(start) s"
        case .lengthOutOfRange(let seconds):
            "cannot plot \(seconds) s at once: choose a start and an end that are "
                + "\(PlotSettings.lengths.lowerBound)...\(PlotSettings.lengths.upperBound) s apart"
        case .sizeOutOfRange(let width, let height):
            "a plot cannot be \(width) x \(height) points: both sides must be in "
                + "\(PlotScene.sides.lowerBound)...\(PlotScene.sides.upperBound)"
        case .notRenderable(let error): error.description
        }
    }
}

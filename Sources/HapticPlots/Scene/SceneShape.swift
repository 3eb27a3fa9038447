/// A place in a scene, in points from its upper left corner.
public struct ScenePoint: Equatable, Hashable, Sendable {
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double

    /// A place by its distances.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in a scene, in points.
public struct SceneRectangle: Equatable, Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Upper edge.
    public var y: Double
    /// From the left edge to the right.
    public var width: Double
    /// From the upper edge to the lower.
    public var height: Double

    /// A rectangle by its upper left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var right: Double { x + width }
    var bottom: Double { y + height }
}

/// A line of text in a scene.
public struct SceneText: Equatable, Hashable, Sendable {
    /// Which part of the text stands at its place.
    public enum Anchor: String, Equatable, Hashable, Sendable { case start, middle, end }

    /// The text, without control characters.
    public var text: String
    /// Where the anchor stands, on the line on which the letters stand.
    public var place: ScenePoint
    /// Which part of the text that is.
    public var anchor: Anchor
    /// The size of the font in points.
    public var size: Double
    /// In bold letters.
    public var isBold: Bool
    /// What it is, for its colour.
    public var role: PlotRole
}

/// What a scene consists of. Each is drawn over those before it.
public enum SceneShape: Equatable, Sendable {
    /// A filled rectangle with round corners of that radius.
    case rectangle(SceneRectangle, radius: Double, fill: PlotRole)
    /// A filled shape; from the last point it goes back to the first.
    case area([ScenePoint], fill: PlotRole)
    /// A line through points, with round joins, of that width in points; `dash` has the lengths of strokes and gaps.
    case line([ScenePoint], stroke: PlotRole, width: Double, dash: [Double])
    /// A filled circle, with an outline of that width in points where it is above 0.
    case circle(ScenePoint, radius: Double, fill: PlotRole, stroke: PlotRole, width: Double)
    /// A line of text in a font without serifs.
    case text(SceneText)
}

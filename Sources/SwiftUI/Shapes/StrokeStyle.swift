public import Foundation
public import ViewGraph

/// How a line ends: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    /// At its end.
    case butt
    /// With half a circle around its end.
    case round
    /// With half a square around its end.
    case square
}

/// How two lines meet: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    /// In a sharp corner.
    case miter
    /// In a round corner.
    case round
    /// In a corner that is cut off.
    case bevel
}

/// What a line looks like: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
    /// Points across.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How two meet.
    public var lineJoin: CGLineJoin
    /// Corners longer than so many widths are cut off.
    public var miterLimit: CGFloat
    /// Points of line and of gap, in turn; none for a line without gaps.
    public var dash: [CGFloat]
    /// Points of the pattern that are left out at the beginning.
    public var dashPhase: CGFloat

    /// A line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// How it looks, in words, in a colour.
    func words(_ color: String) -> String {
        var words = [color, Words.number(lineWidth)]
        if lineCap != .butt { words.append("\(lineCap)") }
        if !dash.isEmpty {
            let lengths = dash.map { Words.number($0) }.joined(separator: " ")
            words.append("dash \(lengths)" + (dashPhase == 0 ? "" : " from \(Words.number(dashPhase))"))
        }
        return "stroke(\(words.joined(separator: ", ")))"
    }
}

extension StrokeStyle: Animatable {
    /// The width of the line, the limit of its corners, and where its pattern begins.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth.orZero, AnimatablePair(miterLimit.orZero, dashPhase.orZero)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// How a shape is filled: SwiftUI's `FillStyle`. Nothing here is drawn, so it makes no difference.
@frozen
public struct FillStyle: Equatable, Sendable {
    /// True where what is enclosed twice is outside.
    public var isEOFilled: Bool
    /// True where edges are smooth.
    public var isAntialiased: Bool

    /// A style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

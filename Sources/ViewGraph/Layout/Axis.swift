public import Foundation

/// A direction: SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    /// Some directions.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The mask.
        public let rawValue: Int8

        /// The directions of a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Across.
        public static let horizontal = Axis.Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Axis.Set(rawValue: 2)
    }

    /// Its name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A side, in the direction of reading: SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Some sides.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The mask.
        public let rawValue: Int8

        /// The sides of a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top.
        public static let top = Edge.Set(.top)
        /// The leading side.
        public static let leading = Edge.Set(.leading)
        /// The bottom.
        public static let bottom = Edge.Set(.bottom)
        /// The trailing side.
        public static let trailing = Edge.Set(.trailing)
        /// The leading and the trailing side.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Edge.Set = [.top, .bottom]
        /// All sides.
        public static let all: Edge.Set = [.horizontal, .vertical]
    }
}

/// Margins in points: SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    /// Points at the top.
    public var top: CGFloat
    /// Points at the leading side.
    public var leading: CGFloat
    /// Points at the bottom.
    public var bottom: CGFloat
    /// Points at the trailing side.
    public var trailing: CGFloat

    /// Margins.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No margins.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
    /// What of it moves.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

public import Foundation

/// Where things side by side meet: SwiftUI's `HorizontalAlignment`, without guides of one's own.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
    /// How far from the leading side, 0...1.
    package var share: CGFloat

    /// The leading side.
    public static let leading = HorizontalAlignment(share: 0)
    /// The middle.
    public static let center = HorizontalAlignment(share: 0.5)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(share: 1)
}

/// Where things below each other meet: SwiftUI's `VerticalAlignment`, without guides of one's own.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
    /// How far from the top, 0...1.
    package var share: CGFloat

    /// The top.
    public static let top = VerticalAlignment(share: 0)
    /// The middle.
    public static let center = VerticalAlignment(share: 0.5)
    /// The bottom.
    public static let bottom = VerticalAlignment(share: 1)
    /// At the bottom: text has no base line here.
    public static let firstTextBaseline = VerticalAlignment.bottom
    /// At the bottom: text has no base line here.
    public static let lastTextBaseline = VerticalAlignment.bottom
}

/// Where things in one place meet: SwiftUI's `Alignment`.
@frozen
public struct Alignment: Equatable, Sendable {
    /// Where they meet across.
    public var horizontal: HorizontalAlignment
    /// Where they meet from top to bottom.
    public var vertical: VerticalAlignment

    /// Both alignments.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top, at the leading side.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top, at the trailing side.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom, at the leading side.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom, at the trailing side.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Where something of one size begins in something of another.
    package func origin(of size: CGSize, in outer: CGSize) -> CGPoint {
        CGPoint(
            x: (outer.width - size.width) * horizontal.share, y: (outer.height - size.height) * vertical.share)
    }
}

extension Alignment {
    /// How far from the leading side and from the top: so that what is aligned moves.
    package typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// How far from the leading side and from the top: so that what is aligned moves.
    package var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(horizontal.share, vertical.share) }
        set { (horizontal.share, vertical.share) = (newValue.first, newValue.second) }
    }
}

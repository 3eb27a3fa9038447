package import Foundation

/// The size that a view is offered, in points. Without a number, it is asked for the size that it would like.
package struct ProposedSize: Hashable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// No size: views say what they would like.
    package static var unspecified: ProposedSize { ProposedSize(width: nil, height: nil) }

    /// This, less a margin.
    package func inset(by insets: EdgeInsets) -> ProposedSize {
        ProposedSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    /// A size, with what is not offered filled in.
    package func filled(_ size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    /// The size, without lengths that are none: those are 0.
    var sound: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }

    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

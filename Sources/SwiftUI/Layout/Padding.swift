public import Foundation
public import ViewGraph

/// A margin around a view.
struct Padding {
    var insets: EdgeInsets
}

extension Padding: ElementEffect {
    typealias Body = Never

    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }

    func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize {
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, 0))
    }

    func arrange(_ child: Element, in element: Element) {
        element.place(child, at: CGPoint(x: insets.leading, y: insets.top), element.proposal.inset(by: insets))
    }

    func describe(_ semantics: inout Semantics) {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let isEven = sides.allSatisfy { $0 == insets.top }
        let words = isEven ? Words.number(insets.top) : sides.map { Words.number($0) }.joined(separator: ", ")
        semantics.details.append("padding(\(words))")
    }
}

extension View {
    /// This view with a margin on some sides: 16 points without a length.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// This view with a margin in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// This view with margins in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(insets: insets)) }
}

public import Foundation
public import ViewGraph

/// A frame of a size in points.
struct FixedFrame {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
}

extension FixedFrame: ElementEffect {
    typealias Body = Never

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Alignment.AnimatableData> {
        get { AnimatablePair(AnimatablePair(width ?? 0, height ?? 0), alignment.animatableData) }
        set {
            if width != nil { width = newValue.first.first }
            if height != nil { height = newValue.first.second }
            alignment.animatableData = newValue.second
        }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize {
        let size = child.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func arrange(_ child: Element, in element: Element) {
        element.place(child, in: element.size, alignment, inner(element.proposal))
    }

    func describe(_ semantics: inout Semantics) {
        semantics.details.append("frame(\(Words.number(width)), \(Words.number(height)))")
    }
}

extension View {
    /// This view in a frame of a size in points; along an axis without one, as large as the view.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// This view in a frame that stretches between limits in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}

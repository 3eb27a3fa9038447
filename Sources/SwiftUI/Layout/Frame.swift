public import Foundation
public import ViewGraph

/// A frame of a size in points.
struct FixedFrame {
    var width: CGFloat?
    var height: CGFloat?
    let alignment: Alignment
}

extension FixedFrame: ElementEffect {
    typealias Body = Never

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = newValue.first }
            if height != nil { height = newValue.second }
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

/// A frame that stretches between limits in points.
struct FlexibleFrame {
    var minimum: (width: CGFloat?, height: CGFloat?)
    var ideal: (width: CGFloat?, height: CGFloat?)
    var maximum: (width: CGFloat?, height: CGFloat?)
    let alignment: Alignment

    private func inner(_ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return min(max(length, least ?? -.infinity), most ?? .infinity)
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: inner(proposal.width, minimum.width, ideal.width, maximum.width),
            height: inner(proposal.height, minimum.height, ideal.height, maximum.height))
    }

    /// The length that it takes: of what it is offered, as much as its limits allow, and that of its content where it has no
    /// limit on that side.
    private func length(
        _ own: CGFloat, _ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let proposal else { return min(max(ideal ?? own, least ?? -.infinity), most ?? .infinity) }
        let lower = least ?? min(own, most ?? .infinity)
        let upper = most ?? max(own, least ?? -.infinity)
        return max(min(proposal, upper), lower)
    }
}

extension FlexibleFrame: ElementEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize {
        let own = child.size(for: inner(proposal))
        return CGSize(
            width: length(own.width, proposal.width, minimum.width, ideal.width, maximum.width),
            height: length(own.height, proposal.height, minimum.height, ideal.height, maximum.height))
    }

    func arrange(_ child: Element, in element: Element) {
        element.place(child, in: element.size, alignment, ProposedSize(element.size))
    }

    func describe(_ semantics: inout Semantics) {
        let limits = [
            ("minWidth", minimum.width), ("idealWidth", ideal.width), ("maxWidth", maximum.width),
            ("minHeight", minimum.height), ("idealHeight", ideal.height), ("maxHeight", maximum.height),
        ].compactMap { name, length in length.map { "\(name): \(Words.number($0))" } }
        semantics.details.append("frame(\(limits.joined(separator: ", ")))")
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
                minimum: (minWidth, minHeight), ideal: (idealWidth, idealHeight), maximum: (maxWidth, maxHeight),
                alignment: alignment))
    }
}

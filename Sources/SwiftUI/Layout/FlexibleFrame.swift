import Foundation
import ViewGraph

/// A frame that stretches between limits in points.
struct FlexibleFrame {
    /// The limits of one direction.
    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        /// What the content is offered of a length.
        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, least ?? -.infinity), most ?? .infinity)
        }

        /// The length that it takes: of what it is offered, as much as its limits allow, and that of its content where it has
        /// no limit on that side.
        func length(_ own: CGFloat, _ proposal: CGFloat?) -> CGFloat {
            guard let proposal else { return min(max(ideal ?? own, least ?? -.infinity), most ?? .infinity) }
            let lower = least ?? min(own, most ?? .infinity)
            let upper = most ?? max(own, least ?? -.infinity)
            return max(min(proposal, upper), lower)
        }
    }

    var width: Limits
    var height: Limits
    var alignment: Alignment
}

extension FlexibleFrame.Limits: Animatable {
    /// Limits that are numbers move; to and from none, and infinity, they jump, and the frame moves as all that is laid out.
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(Self.number(least), AnimatablePair(Self.number(ideal), Self.number(most))) }
        set {
            if Self.moves(least) { least = newValue.first }
            if Self.moves(ideal) { ideal = newValue.second.first }
            if Self.moves(most) { most = newValue.second.second }
        }
    }

    private static func moves(_ limit: CGFloat?) -> Bool { limit?.isFinite ?? false }
    private static func number(_ limit: CGFloat?) -> CGFloat { limit.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
}

extension FlexibleFrame: ElementEffect {
    typealias Body = Never

    var animatableData:
        AnimatablePair<Limits.AnimatableData, AnimatablePair<Limits.AnimatableData, Alignment.AnimatableData>>
    {
        get { AnimatablePair(width.animatableData, AnimatablePair(height.animatableData, alignment.animatableData)) }
        set {
            width.animatableData = newValue.first
            height.animatableData = newValue.second.first
            alignment.animatableData = newValue.second.second
        }
    }

    func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize {
        let offered = ProposedSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
        let own = child.size(for: offered)
        return CGSize(
            width: width.length(own.width, proposal.width), height: height.length(own.height, proposal.height))
    }

    func arrange(_ child: Element, in element: Element) {
        element.place(child, in: element.size, alignment, ProposedSize(element.size))
    }

    func describe(_ semantics: inout Semantics) {
        let limits = [
            ("minWidth", width.least), ("idealWidth", width.ideal), ("maxWidth", width.most),
            ("minHeight", height.least), ("idealHeight", height.ideal), ("maxHeight", height.most),
        ].compactMap { name, length in length.map { "\(name): \(Words.number($0))" } }
        semantics.details.append("frame(\(limits.joined(separator: ", ")))")
    }
}

package import Foundation

/// Elements one after the other along an axis.
///
/// Each is asked for its least and its greatest length. Those that can stretch least take their part first, each an equal
/// share of what is left; those that can stretch most take the rest.
@MainActor
package struct StackLayout {
    package let axis: Axis
    /// Points between two elements.
    package let spacing: CGFloat
    /// How far from the top or the leading side they stand across the axis, 0...1.
    package let crossShare: CGFloat

    package init(axis: Axis, spacing: CGFloat, crossShare: CGFloat) {
        (self.axis, self.spacing, self.crossShare) = (axis, spacing, crossShare)
    }

    package func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        var size = CGSize.zero
        for part in parts(children, proposal) {
            size[axis] += part.size[axis]
            size[axis.other] = max(size[axis.other], part.size[axis.other])
        }
        size[axis] += gaps(children)
        return size
    }

    package func arrange(_ children: [Element], in element: Element, from start: CGPoint = .zero) {
        var position: CGFloat = axis == .horizontal ? start.x : start.y
        for (child, part) in zip(children, parts(children, element.proposal)) {
            let across = (element.size[axis.other] - part.size[axis.other]) * crossShare
            let origin =
                axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
            element.place(child, at: origin, part.proposal)
            position += part.size[axis] + spacing
        }
    }

    private func gaps(_ children: [Element]) -> CGFloat { spacing * CGFloat(max(children.count - 1, 0)) }

    /// What each is offered, and what it takes of that.
    private func parts(_ children: [Element], _ proposal: ProposedSize) -> [(proposal: ProposedSize, size: CGSize)] {
        guard let length = proposal[axis], length.isFinite else {
            return children.map { (proposal, $0.size(for: proposal)) }
        }
        var left = max(length - gaps(children), 0)
        var parts = [(proposal: ProposedSize, size: CGSize)](repeating: (proposal, .zero), count: children.count)
        let order = children.indices.map { (index: $0, stretch: stretch(of: children[$0], proposal)) }
            .sorted { ($0.stretch, $0.index) < ($1.stretch, $1.index) }
        for (rank, entry) in order.enumerated() {
            var share = proposal
            share[axis] = max(left, 0) / CGFloat(children.count - rank)
            let size = children[entry.index].size(for: share)
            parts[entry.index] = (share, size)
            left -= size[axis]
        }
        return parts
    }

    private func stretch(of child: Element, _ proposal: ProposedSize) -> CGFloat {
        var (least, most) = (proposal, proposal)
        (least[axis], most[axis]) = (0, .infinity)
        let stretch = child.size(for: most)[axis] - child.size(for: least)[axis]
        return stretch.isNaN ? 0 : stretch
    }
}

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
        let sizes = sizes(children, proposal)
        var size = CGSize.zero
        size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps(children)
        size[axis.other] = sizes.reduce(0) { max($0, $1[axis.other]) }
        return size
    }

    package func arrange(_ children: [Element], in element: Element) {
        let sizes = sizes(children, element.proposal)
        var position: CGFloat = 0
        for (child, size) in zip(children, sizes) {
            var (origin, proposal) = (CGPoint.zero, element.proposal)
            proposal[axis] = size[axis]
            let across = (element.size[axis.other] - size[axis.other]) * crossShare
            (origin.x, origin.y) = axis == .horizontal ? (position, across) : (across, position)
            element.place(child, at: origin, proposal)
            position += size[axis] + spacing
        }
    }

    private func gaps(_ children: [Element]) -> CGFloat { spacing * CGFloat(max(children.count - 1, 0)) }

    private func sizes(_ children: [Element], _ proposal: ProposedSize) -> [CGSize] {
        guard let length = proposal[axis], length.isFinite else {
            return children.map { $0.size(for: proposal) }
        }
        var left = max(length - gaps(children), 0)
        var sizes = [CGSize](repeating: .zero, count: children.count)
        let order = children.indices.map { (index: $0, stretch: stretch(of: children[$0], proposal)) }
            .sorted { ($0.stretch, $0.index) < ($1.stretch, $1.index) }
        for (rank, entry) in order.enumerated() {
            var share = proposal
            share[axis] = max(left, 0) / CGFloat(children.count - rank)
            sizes[entry.index] = children[entry.index].size(for: share)
            left -= sizes[entry.index][axis]
        }
        return sizes
    }

    private func stretch(of child: Element, _ proposal: ProposedSize) -> CGFloat {
        var (least, most) = (proposal, proposal)
        (least[axis], most[axis]) = (0, .infinity)
        return child.size(for: most)[axis] - child.size(for: least)[axis]
    }
}

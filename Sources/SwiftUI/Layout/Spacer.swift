public import Foundation
public import ViewGraph

/// Room that takes whatever is left: SwiftUI's `Spacer`. It stretches along the stack that it is in; outside of one, both
/// ways.
public struct Spacer {
    /// The least length in points; 8 without one.
    public var minLength: CGFloat?

    /// Room of a least length.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension Spacer: LeafView {
    package func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize {
        let least = minLength ?? 8
        switch context.axis {
        case .horizontal?: return CGSize(width: max(proposal.width ?? least, least), height: 0)
        case .vertical?: return CGSize(width: 0, height: max(proposal.height ?? least, least))
        case nil:
            return CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
        }
    }

    package func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool { false }

    package func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics { Semantics(kind: "Spacer") }
}

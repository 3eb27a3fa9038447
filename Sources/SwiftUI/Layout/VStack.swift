public import Foundation
public import ViewGraph

/// Views from top to bottom: SwiftUI's `VStack`. 8 points lie between two, unless stated.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let content: Content

    /// The views that a closure lists.
    ///
    /// - Parameters:
    ///   - alignment: Where they meet across the stack.
    ///   - spacing: Points between two.
    ///   - content: Lists them.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension VStack: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension VStack: ContainerView {
    package var axis: Axis? { .vertical }

    @MainActor
    private var layout: StackLayout {
        StackLayout(axis: .vertical, spacing: spacing ?? 8, crossShare: alignment.share)
    }

    package func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        layout.measured(children, proposal)
    }

    package func arrange(_ children: [Element], in element: Element) { layout.arrange(children, in: element) }

    package func semantics(_ environment: EnvironmentValues) -> Semantics { Semantics(role: .group, kind: "VStack") }
}

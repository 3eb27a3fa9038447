import Foundation
public import ViewGraph

/// Views in one place, from back to front: SwiftUI's `ZStack`. It is as large as the largest of them.
public struct ZStack<Content: View> {
    let alignment: Alignment
    package let content: Content

    /// The views that a closure lists.
    ///
    /// - Parameters:
    ///   - alignment: Where they meet.
    ///   - content: Lists them, the one at the back first.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension ZStack: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension ZStack: ContainerView {
    package func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        children.map { $0.size(for: proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    package func arrange(_ children: [Element], in element: Element) {
        for child in children { element.place(child, in: element.size, alignment, element.proposal) }
    }

    package func semantics(_ environment: EnvironmentValues) -> Semantics { Semantics(role: .group, kind: "ZStack") }
}

import Foundation
public import ViewGraph

/// Views of which as many are seen as there is room for: SwiftUI's `ScrollView`. It takes the room that it is offered.
///
/// It begins at its start and ends at its end: it does not go beyond and spring back, and comes to rest when the finger goes.
public struct ScrollView<Content: View> {
    /// What it shows.
    public var content: Content
    /// Along which directions it goes.
    public var axes: Axis.Set
    /// Whether it shows where it is. Nobody sees that here.
    public var showsIndicators: Bool
    @State private var offset = CGPoint.zero
    @State private var memory = ScrollMemory()

    /// The views that a closure lists, one after the other.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }
}

extension ScrollView: View {
    /// The area that scrolls.
    public var body: some View {
        let axis: Axis = axes.contains(.vertical) || axes.isEmpty ? .vertical : .horizontal
        ScrollArea(
            content: ScrollContent(axis: axis, content: content), axes: axes, place: offset, offset: $offset,
            memory: memory)
    }
}

/// Where a scroll began, and how far it can go.
@MainActor
final class ScrollMemory {
    var start: CGPoint?
    var size = CGSize.zero
    var contentSize = CGSize.zero

    nonisolated init() {}

    /// The nearest place that there is.
    func limited(_ offset: CGPoint, _ axes: Axis.Set) -> CGPoint {
        func limited(_ value: CGFloat, _ isFree: Bool, _ most: CGFloat) -> CGFloat {
            isFree && value.isFinite ? min(max(value, 0), max(most, 0)) : 0
        }
        return CGPoint(
            x: limited(offset.x, axes.contains(.horizontal), contentSize.width - size.width),
            y: limited(offset.y, axes.contains(.vertical), contentSize.height - size.height))
    }
}

/// What is in a scroll view, along its first direction.
struct ScrollContent<Content: View> {
    let scrollAxis: Axis
    let content: Content

    init(axis: Axis, content: Content) { (scrollAxis, self.content) = (axis, content) }
}

extension ScrollContent: View {
    typealias Body = Never
}

extension ScrollContent: ContainerView {
    var axis: Axis? { scrollAxis }

    @MainActor
    private var layout: StackLayout { StackLayout(axis: scrollAxis, spacing: 8, crossShare: 0.5) }

    func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize { layout.measured(children, proposal) }
    func arrange(_ children: [Element], in element: Element) { layout.arrange(children, in: element) }
    func semantics(_ environment: EnvironmentValues) -> Semantics { Semantics() }
}

/// The area that scrolls.
struct ScrollArea<Content: View> {
    let content: ScrollContent<Content>
    let axes: Axis.Set
    /// Where it is to be.
    let place: CGPoint
    let offset: Binding<CGPoint>
    let memory: ScrollMemory
}

extension ScrollArea: View {
    typealias Body = Never
}

extension ScrollArea: ContainerView {
    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        let size = children.first?.size(for: inner(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    func arrange(_ children: [Element], in element: Element) {
        guard let child = children.first else { return }
        let proposal = inner(element.proposal)
        memory.size = element.size
        memory.contentSize = child.size(for: proposal)
        // The end may have come nearer since it was scrolled.
        let offset = memory.limited(place, axes)
        element.place(child, at: CGPoint(x: -offset.x, y: -offset.y), proposal)
    }

    var hidesOutside: Bool { true }
    var isSolid: Bool { true }

    func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .scrollView)
        let place = memory.limited(place, axes)
        semantics.value = [
            axes.contains(.horizontal) ? "x \(Words.number(place.x))" : nil,
            axes.contains(.vertical) ? "y \(Words.number(place.y))" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
        semantics.scroll = Semantics.Scroll(
            offset: place, contentSize: memory.contentSize, containerSize: memory.size,
            set: { set($0) })
        return semantics
    }

    @MainActor
    private func set(_ wanted: CGPoint) {
        let place = memory.limited(wanted, axes)
        if place != offset.wrappedValue { offset.wrappedValue = place }
    }

    func gestures(_ element: Element) -> [any Gesture] {
        if axes.isEmpty { return [] }
        return [
            DragGesture(coordinateSpace: .global)
                .onChanged { drag in
                    let start = memory.start ?? memory.limited(offset.wrappedValue, axes)
                    memory.start = start
                    set(CGPoint(x: start.x - drag.translation.width, y: start.y - drag.translation.height))
                }
                .onEnded { _ in memory.start = nil }
        ]
    }
}

public import Foundation
public import ViewGraph

/// A view that takes the room that it is offered, and whose content depends on that: SwiftUI's `GeometryReader`.
///
/// The content is made when the room is known, and anew when it, or its place in the window, is another one.
@frozen
public struct GeometryReader<Content> {
    /// Gives the views.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    /// None: the graph knows what it is.
    public typealias Body = Never

    /// The views that a closure lists.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView, GeometryView where Content: View {
    package func content(in element: Element) -> Content { content(GeometryProxy(element: element)) }
}

/// Where a view is, and how large: SwiftUI's `GeometryProxy`.
@MainActor
public struct GeometryProxy {
    weak var element: Element?

    /// In points.
    public var size: CGSize { element?.size ?? .zero }

    /// No margins: there is nothing around the window here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view in a coordinate space: in that of the window, where there is none of that name around it.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view in a coordinate space: in that of the window, where there is none of that name around it.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let element else { return .zero }
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: element.size)
        case .global: return element.frame
        case .named(let name): return element.frame(inSpace: name)
        }
    }
}

/// Gives the coordinate space of a view a name.
struct SpaceName {
    let name: AnyHashable
}

extension SpaceName: SpaceNaming {
    typealias Body = Never
}

extension View {
    /// This view, whose coordinate space has a name for the views in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        guard case .named(let name) = name.coordinateSpace else { return modifier(SpaceName(name: "")) }
        return modifier(SpaceName(name: name))
    }

    /// This view, whose coordinate space has a name for the views in it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(SpaceName(name: AnyHashable(name)))
    }
}

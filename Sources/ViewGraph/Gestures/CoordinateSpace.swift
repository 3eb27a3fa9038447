/// Where coordinates count from.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// A view around that has given its space this name.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space by its kind.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of whatever view it is used in.
    public init() {}

    /// `CoordinateSpace.local`
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the window.
    public init() {}

    /// `CoordinateSpace.global`
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that has given it a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    private let name: AnyHashable

    fileprivate init(_ name: AnyHashable) { self.name = name }

    /// `CoordinateSpace.named(_:)`
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view around that has given it this name; of the window, where there is none.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }
}

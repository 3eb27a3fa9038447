public import ViewGraph

/// What shapes and text are drawn with: SwiftUI's `ShapeStyle`. Colours alone: there are no gradients, images or materials.
///
/// A style of one's own says in `resolve(in:)` which other one it comes to.
public protocol ShapeStyle: Sendable {
    /// The type of what it comes to.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that it comes to where something is drawn. Asked whenever that is.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// Not to be asked for: the package knows what this style is.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is not resolved") }
}

/// Any style: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    let ink: Ink

    /// A style whose type is to be hidden.
    public init<S: ShapeStyle>(_ style: S) { ink = Ink(style) }
}

/// What holds where something is drawn: SwiftUI's `ForegroundStyle`.
@frozen
public struct ForegroundStyle: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    var ink: Ink { .foreground }

    /// What holds.
    public init() {}
}

/// The background of the window: SwiftUI's `BackgroundStyle`. White, as iOS has it in its light appearance.
@frozen
public struct BackgroundStyle: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    var ink: Ink { Color.white.ink }

    /// The background.
    public init() {}
}

/// The tint where something is drawn: SwiftUI's `TintShapeStyle`.
@frozen
public struct TintShapeStyle: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    var ink: Ink { .tint }

    /// The tint.
    public init() {}
}

/// A level of what holds where something is drawn: SwiftUI's `HierarchicalShapeStyle`.
///
/// Levels of the system's text colour are those of its labels, with opacities of 1, 0.6, 0.3 and 0.18; levels of any other
/// have opacities of 1, 0.5, 0.25 and 0.175 of it, unless they have styles of their own.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    let level: Int
    var ink: Ink { .level(level) }

    /// What holds itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// What matters less.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// What matters still less.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// What matters least.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// What holds itself.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// What matters less.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// What matters still less.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// What matters least.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// What holds where something is drawn.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the window.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint where something is drawn.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle {
    /// This style with what is behind it shining through: not at 1, and alone at 0.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(ink: .faded(Ink(self), opacity)) }
}

/// A style through which what is behind shines.
struct FadedStyle: InkStyle {
    typealias Resolved = Never
    let ink: Ink
}

/// One thing after the other, in a pattern written in Swift: what a pattern does by itself, needed within an ``Overlay``.
public struct Series: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// What is to come, in order.
    public init(@PatternBuilder _ content: () -> [PatternElement]) { element = .series(content()) }
}

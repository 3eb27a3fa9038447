/// One thing after the other, in a pattern written in Swift: what a pattern does by itself, needed within an ``Overlay``.
public struct Series: PatternContent, Equatable, Hashable, Sendable {
    public let element: PatternElement

    public init(@PatternBuilder _ content: () -> [PatternElement]) { element = .series(content()) }
}

/// All things from the same moment. It takes the time of the longest.
public struct Overlay: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// What is to play at once.
    public init(@PatternBuilder _ content: () -> [PatternElement]) { element = .overlay(content()) }
}

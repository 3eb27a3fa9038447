/// All things from the same moment. It takes the time of the longest.
public struct Overlay: PatternContent, Equatable, Hashable, Sendable {
    public let element: PatternElement

    public init(@PatternBuilder _ content: () -> [PatternElement]) { element = .overlay(content()) }
}

/// Silence, in a pattern written in Swift.
public struct Rest: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// - Parameter seconds: At least 0.
    public init(_ seconds: Double) { element = .rest(seconds) }
}

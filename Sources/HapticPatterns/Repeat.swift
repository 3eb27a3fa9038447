/// One thing after the other, several times.
public struct Repeat: PatternContent, Equatable, Hashable, Sendable {
    public let element: PatternElement

    /// - Parameter count: How many times; none where it is not positive.
    public init(_ count: Int, @PatternBuilder _ content: () -> [PatternElement]) {
        element = .repeated(count, content())
    }
}

/// One thing after the other, several times.
public struct Repeat: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// What is to come again.
    ///
    /// - Parameters:
    ///   - count: How many times; none where it is not positive.
    ///   - content: What is to come, in order.
    public init(_ count: Int, @PatternBuilder _ content: () -> [PatternElement]) {
        element = .repeated(count, content())
    }
}

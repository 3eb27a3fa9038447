/// Collects what stands between the braces of a pattern written in Swift; `if`, `switch` and `for` may be used.
@resultBuilder
public enum PatternBuilder {
    /// One line.
    public static func buildExpression(_ content: some PatternContent) -> [PatternElement] { [content.element] }
    /// The lines between two braces.
    public static func buildBlock(_ parts: [PatternElement]...) -> [PatternElement] { parts.flatMap { $0 } }
    /// The passes of a `for` loop, one after the other in a series, all at once in an overlay.
    public static func buildArray(_ parts: [[PatternElement]]) -> [PatternElement] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [PatternElement]?) -> [PatternElement] { part ?? [] }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first part: [PatternElement]) -> [PatternElement] { part }
    /// Another branch of an `if` or `switch`.
    public static func buildEither(second part: [PatternElement]) -> [PatternElement] { part }
    /// The lines under `if #available`.
    public static func buildLimitedAvailability(_ part: [PatternElement]) -> [PatternElement] { part }
}

extension HapticPattern {
    /// A pattern written in Swift: one thing after the other, from time 0.
    ///
    /// ```swift
    /// let heartbeat = HapticPattern {
    ///     Repeat(2) {
    ///         Tap(intensity: 0.9, sharpness: 0.3)
    ///         Rest(0.18)
    ///         Tap(intensity: 0.6)
    ///         Rest(0.6)
    ///     }
    /// }
    /// ```
    ///
    /// A tap takes no time, a buzz its duration; what follows a buzz touches it exactly. Controls stand where you write them
    /// and, as everywhere in a pattern, act on all of its events from then on: ``repeated(_:every:)`` and
    /// ``merged(with:ignoringTails:)`` keep them apart, ``Repeat`` and ``Overlay`` do not. Silence at the end counts for the
    /// ``duration``: it is written as a parameter that changes nothing. A time that is negative or not finite counts as 0.
    public init(@PatternBuilder _ content: () -> [PatternElement]) {
        var pattern = HapticPattern()
        let end = PatternElement.series(content()).place(at: 0, in: &pattern)
        self = pattern.padded(to: end)
    }
}

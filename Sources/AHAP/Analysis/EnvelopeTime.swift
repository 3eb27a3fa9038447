/// How long the phases of an envelope take, in seconds, for their normalised values of 0...1.
///
/// Apple publishes no milliseconds, only that growth is exponential and that 0 is the shortest the system does. These
/// are the times that our renderer plays: 2 ms...1 s for attack and release, 20 ms...2 s for decay.
package enum EnvelopeTime {
    package static func attack(_ value: Float) -> Double { 0.002 * power(ofLogarithm: 6.214_608_098_422_191, value) }
    package static func decay(_ value: Float) -> Double { 0.02 * power(ofLogarithm: 4.605_170_185_988_092, value) }
    package static func release(_ value: Float) -> Double { attack(value) }

    /// The largest value, in steps of 0.01, whose release is over within some seconds; `nil` if none is.
    package static func longestRelease(within seconds: Double) -> Float? {
        guard release(0) <= seconds else { return nil }
        var hundredths: Float = 0
        while hundredths < 100, release((hundredths + 1) / 100) <= seconds { hundredths += 1 }
        return hundredths / 100
    }

    /// `base^value` for a base of which the natural logarithm is given, and a value that is clamped to 0...1.
    ///
    /// e^x = (e^(x/256))^256: below x/256 = 0.025 five terms of the series are exact to 10^-13, and eight squarings
    /// keep 10^-11 of it, far below what anyone feels. No library's `pow` is needed.
    private static func power(ofLogarithm logarithm: Double, _ value: Float) -> Double {
        let x = logarithm * Double(min(max(value, 0), 1)) / 256
        var result = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5))))
        for _ in 0..<8 { result *= result }
        return result
    }
}

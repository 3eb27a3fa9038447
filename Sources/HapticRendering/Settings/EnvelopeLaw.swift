/// How long attack, decay and release last for their parameters of 0...1.
///
/// Source: Apple says that the values are normalised, that 0 is the shortest and that growth is exponential, and
/// publishes no milliseconds; the ends here are ours. One of Apple's pages speaks of seconds, for which there is
/// ``Scale/seconds``.
public struct EnvelopeLaw: Equatable, Hashable, Sendable {
    /// What a value of 0...1 counts.
    public enum Scale: Equatable, Hashable, Sendable {
        /// Equal steps are equal ratios, from the shortest to the longest.
        case exponential
        /// Seconds, but never less than the shortest.
        case seconds
    }

    /// What a value counts.
    public var scale: Scale
    /// Shortest and longest attack in seconds.
    public var attack: ClosedRange<Double>
    /// Shortest and longest decay in seconds.
    public var decay: ClosedRange<Double>
    /// Shortest and longest release in seconds.
    public var release: ClosedRange<Double>

    /// Ranges in seconds, each from the shortest to the longest.
    public init(
        scale: Scale = .exponential,
        attack: ClosedRange<Double> = 0.002...1,
        decay: ClosedRange<Double> = 0.02...2,
        release: ClosedRange<Double> = 0.002...1
    ) {
        self.scale = scale
        self.attack = attack
        self.decay = decay
        self.release = release
    }

    /// Attack and release of 2 ms...1 s, decay of 20 ms...2 s, growing exponentially. The default.
    public static var exponential: EnvelopeLaw { EnvelopeLaw() }
    /// The values are seconds, from 2 ms (20 ms for decay) up.
    public static var seconds: EnvelopeLaw { EnvelopeLaw(scale: .seconds) }

    /// Seconds for a value of 0...1 in a range of this law.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func seconds(_ value: Double, in range: ClosedRange<Double>) -> Double {
        if value == 0 { return range.lowerBound }
        switch scale {
        case .exponential: return range.lowerBound * Numerics.pow(range.upperBound / range.lowerBound, value)
        case .seconds: return max(range.lowerBound, value)
        }
    }
}

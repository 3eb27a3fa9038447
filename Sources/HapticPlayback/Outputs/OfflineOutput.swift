public import HapticRendering

/// Plays a source by itself, without a device or an engine: time passes when it is told to, and what sounds meanwhile is
/// handed over.
public struct OfflineOutput: ~Copyable {
    private let source: HapticSource
    /// Samples that were asked for, which need not be whole, and those rendered.
    private var asked = 0.0
    private var rendered = 0

    /// An output for a source, which nothing else must render.
    public init(_ source: HapticSource) { self.source = source }

    /// Lets time pass, and hands over what sounds meanwhile.
    ///
    /// Parts of samples are kept: a thousand times a millisecond is a second.
    ///
    /// - Parameter seconds: How long; what is not above 0 and finite stands for no time.
    public mutating func advance(by seconds: Double) -> RenderedPattern {
        if seconds > 0, seconds < .infinity { asked += seconds * source.sampleRate }
        let count = max(Numerics.floor(asked + SampleClock.tolerance) - rendered, 0)
        rendered += count
        var block = Block(count: count)
        block.render(source)
        return RenderedPattern(
            sampleRate: source.sampleRate, haptic: block.haptic, left: block.left, right: block.right)
    }
}

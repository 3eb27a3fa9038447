/// Samples of all three channels, of one length: what an output takes from a source at one go.
struct Block {
    private(set) var haptic: [Float]
    private(set) var left: [Float]
    private(set) var right: [Float]

    /// A silent block.
    init(count: Int) {
        haptic = [Float](repeating: 0, count: max(count, 0))
        (left, right) = (haptic, haptic)
    }

    /// Takes the next samples of a source.
    mutating func render(_ source: HapticSource) {
        Self.render(source, &haptic, &left, &right)
    }

    private static func render(
        _ source: HapticSource, _ haptic: inout [Float], _ left: inout [Float], _ right: inout [Float]
    ) {
        var hapticSpan = haptic.mutableSpan
        var leftSpan = left.mutableSpan
        var rightSpan = right.mutableSpan
        source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
    }
}

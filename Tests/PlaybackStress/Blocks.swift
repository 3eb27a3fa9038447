import HapticPlayback

/// The channels of a block, used again and again.
struct Blocks {
    private(set) var haptic: [Float]
    private var left: [Float]
    private var right: [Float]

    init(_ count: Int) {
        haptic = [Float](repeating: 0, count: count)
        (left, right) = (haptic, haptic)
    }

    mutating func render(_ source: HapticSource) { Self.render(source, &haptic, &left, &right) }

    private static func render(
        _ source: HapticSource, _ haptic: inout [Float], _ left: inout [Float], _ right: inout [Float]
    ) {
        var hapticSpan = haptic.mutableSpan
        var leftSpan = left.mutableSpan
        var rightSpan = right.mutableSpan
        source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
    }
}

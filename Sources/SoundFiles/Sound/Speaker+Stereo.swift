extension Speaker {
    /// How loud a channel is in the left and right of a stereo mix, before all are scaled together: ITU-R BS.775 has
    /// centre and surrounds 3 dB down, and leaves the low-frequency channel out.
    var stereoGains: (left: Float, right: Float) {
        let half = Float(0.5).squareRoot()
        return switch self {
        case .frontLeft, .frontLeftOfCentre: (1, 0)
        case .frontRight, .frontRightOfCentre: (0, 1)
        case .frontCentre, .unplaced: (half, half)
        case .backLeft, .sideLeft, .topFrontLeft, .topBackLeft: (half, 0)
        case .backRight, .sideRight, .topFrontRight, .topBackRight: (0, half)
        case .backCentre, .topCentre, .topFrontCentre, .topBackCentre: (0.5, 0.5)
        case .lowFrequency: (0, 0)
        }
    }

    /// The gains of all channels of a file, scaled so that neither side can exceed the loudest input sample.
    static func stereoMix(_ speakers: [Speaker]) -> [(left: Float, right: Float)] {
        var gains = speakers.map(\.stereoGains)
        var loudest = max(gains.reduce(0) { $0 + $1.left }, gains.reduce(0) { $0 + $1.right })
        if loudest == 0 {
            gains = speakers.map { _ in (1, 1) }
            loudest = Float(speakers.count)
        }
        return gains.map { ($0.left / loudest, $0.right / loudest) }
    }
}

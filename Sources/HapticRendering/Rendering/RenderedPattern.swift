/// A stretch of rendered signal.
public struct RenderedPattern: Equatable, Sendable {
    /// Samples a second.
    public let sampleRate: Double
    /// The haptic channel, as a share of full drive.
    public let haptic: [Float]
    /// The left channel of what is heard; empty where the pattern has no audio events.
    public let left: [Float]
    /// The right channel of what is heard; empty where the pattern has no audio events.
    public let right: [Float]
    /// What the limiter found on the haptic channel.
    public let report: LimiterReport
    /// What the limiter found on both audio channels.
    public let audioReport: LimiterReport

    /// Samples that come from elsewhere, such as a file to compare with.
    public init(
        sampleRate: Double, haptic: [Float], left: [Float] = [], right: [Float] = [],
        report: LimiterReport = LimiterReport(), audioReport: LimiterReport = LimiterReport()
    ) {
        self.sampleRate = sampleRate
        self.haptic = haptic
        self.left = left
        self.right = right
        self.report = report
        self.audioReport = audioReport
    }
}

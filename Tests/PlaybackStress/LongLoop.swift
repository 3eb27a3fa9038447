import HapticPatterns
import HapticPlayback
import HapticRendering

/// A loop that plays for a day: its last pass begins when it should and sounds as the second one did, and the process
/// is no larger than it was.
struct LongLoop {
    let hours: Int
    private let rate = 8_000.0
    /// Seconds of a pass: 2,400.75 samples, so that every fourth one begins on a sample.
    private let period = 0.300_093_75

    func run() throws {
        var settings = RenderSettings()
        settings.sampleRate = rate
        let source = try HapticSource(settings: settings)
        let player = try source.makePlayer(Self.pattern)
        try player.setLoops(true)
        try player.setLoopEnd(period)
        try player.start()
        // Four passes, which begin at four different parts of a sample.
        var blocks = Blocks(Int((4 * period * rate).rounded()))
        for _ in 0..<10 { blocks.render(source) }
        let early = (blocks.haptic, Memory.peak)
        let rounds = Int(Double(hours) * 3_600 / (4 * period))
        let start = MonotonicClock.now
        for _ in 10..<rounds { blocks.render(source) }
        let seconds = MonotonicClock.now - start
        try Failure.unless(blocks.haptic == early.0, "the last passes differ from the first ones")
        let grown = Memory.peak - early.1
        try Failure.unless(grown < 1 << 20, "the process has grown by \(grown) bytes")
        let (finishes, dropped) = (player.report.finishes, player.report.droppedEvents)
        try Failure.unless(finishes == 0 && dropped == 0, "\(finishes) ends, \(dropped) events left out")
        print("\(hours) hours, \(4 * rounds) passes: the last as the first, in \(seconds) s; grown by \(grown) bytes")
    }

    private static let pattern = HapticPattern(events: [
        HapticEvent(kind: .hapticTransient, time: 0.013, parameters: [.hapticSharpness: 0.8]),
        HapticEvent(kind: .hapticContinuous, time: 0.1, duration: 0.1, parameters: [.hapticSharpness: 0.3]),
    ])
}

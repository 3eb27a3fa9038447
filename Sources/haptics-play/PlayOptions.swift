import HapticsCommand

/// What the options of `play` ask for.
struct PlayOptions: Sendable {
    /// The name of an output; `nil` for the usual one.
    let output: String?
    let loops: Bool
    /// Seconds of the pattern in one second.
    let speed: Double
    /// Seconds in the pattern.
    let start: Double
    /// What intensities are multiplied by.
    let gain: Double
    let watches: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        output = arguments.value(.on)
        loops = arguments.has(.loop)
        speed = try arguments.number(.speed, in: 0.01...100) ?? 1
        start = try arguments.number(.start, in: 0...Double.greatestFiniteMagnitude) ?? 0
        gain = try arguments.number(.gain, in: 0...10) ?? 1
        watches = arguments.has(.watch)
    }
}

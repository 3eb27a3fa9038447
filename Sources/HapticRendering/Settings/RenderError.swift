/// Why a pattern cannot be rendered as asked. All are found when a ``Renderer`` is made; rendering itself cannot fail.
public enum RenderError: Error, Equatable, Hashable, Sendable {
    /// The sample rate is outside ``RenderSettings/sampleRates``.
    case sampleRateOutOfRange(hertz: Double)
    /// The profile or the tone has a frequency that is not above 0 and below half the sample rate.
    case frequencyOutOfRange(hertz: Double)
    /// An event begins or ends after more samples than can be counted exactly (2^52, 2,900 years at 48 kHz; in
    /// WebAssembly 2^30, 6 hours).
    case timeTooLate(seconds: Double)
    /// More than 2^22 events, those of the passes of a loop included, are under way at once.
    case tooManyVoices(Int)
    /// The playback speed is not a positive, finite number.
    case speedOutOfRange(Double)
    /// A pass of the loop is shorter than one sample, or there are fewer than one or more than 2^31 passes.
    case loopOutOfRange(seconds: Double, passes: Int)
    /// A setting has a value that has no meaning; its name, as it is spelled in ``RenderSettings``.
    case settingOutOfRange(name: String, value: Double)
}

extension RenderError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .sampleRateOutOfRange(let hertz):
            "sample rate \(hertz) Hz is not in \(RenderSettings.sampleRates.lowerBound)"
                + "...\(RenderSettings.sampleRates.upperBound) Hz"
        case .frequencyOutOfRange(let hertz):
            "frequency \(hertz) Hz is not above 0 and below half the sample rate; choose a higher rate or another profile"
        case .timeTooLate(let seconds):
            "\(seconds) s is too late to render: more than 2^\(min(52, Int.bitWidth - 2)) samples from the start"
        case .tooManyVoices(let count):
            "\(count) events at once are too many: at most 4194304 can be rendered"
        case .speedOutOfRange(let speed):
            "speed \(speed) is not a positive number"
        case .loopOutOfRange(let seconds, let passes):
            "a loop of \(seconds) s played \(passes) times: it must last at least one sample (a tap has no "
                + "duration of its own) and be played 1...2^31 times"
        case .settingOutOfRange(let name, let value):
            "\(name) cannot be \(value)"
        }
    }
}

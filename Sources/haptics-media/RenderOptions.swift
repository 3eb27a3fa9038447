import HapticRendering
import HapticsCommand
import SoundFiles

/// What the options of `render` ask for.
struct RenderOptions: Sendable {
    /// What is written for each pattern.
    enum Signal: Equatable, Sendable {
        case wave(RenderSettings.Signal)
        case motors
    }

    var signal = Signal.wave(.drive)
    var settings = RenderSettings()
    var samples = WAVSampleFormat.float32
    /// Seconds.
    var start = 0.0
    var end: Double?
    var longest: Double
    var isJSON: Bool

    /// Six hours.
    private static let longest = 21_600.0

    init(_ arguments: Arguments) throws(UsageError) {
        let anything = 0...Double.greatestFiniteMagnitude
        longest = try arguments.number(.maxDuration, in: anything) ?? RenderOptions.longest
        isJSON = arguments.value(.format) == "json"
        start = try arguments.number(.start, in: anything) ?? 0
        end = try arguments.number(.end, in: anything)
        if let end, end <= start { throw UsageError("--end should be later than --start") }
        try readSignal(arguments)
        try readSettings(arguments)
    }

    private mutating func readSettings(_ arguments: Arguments) throws(UsageError) {
        let rates = RenderSettings.sampleRates
        if let rate = try arguments.wholeNumber(.rate, in: Int(rates.lowerBound)...Int(rates.upperBound)) {
            settings.sampleRate = Double(rate)
        }
        if let passes = try arguments.wholeNumber(.repeats, in: 1...Int(Int32.max)), passes > 1 {
            settings.loop = RenderSettings.Loop(passes: passes)
        }
        if let text = arguments.value(.profile) { settings.profile = try Profile(option: text) }
        settings.limiter = arguments.value(.limit).flatMap { Limiter(rawValue: $0) } ?? .clip
        switch arguments.value(.bits) {
        case "16": samples = .int16
        case "24": samples = .int24
        default: samples = .float32
        }
    }

    private mutating func readSignal(_ arguments: Arguments) throws(UsageError) {
        let model = arguments.value(.actuator)
        // A model is there to make motion.
        let name = arguments.value(.signal) ?? (model == nil ? "drive" : "motion")
        signal = RenderSettings.Signal(rawValue: name).map { .wave($0) } ?? .motors
        if signal == .wave(.motion) {
            settings.signal = .motion
            settings.actuator = try model.map { text throws(UsageError) in try Actuator(option: text) } ?? .lraIPhone
        } else if model != nil {
            throw UsageError("--actuator goes with --signal motion; \(name) does not depend on a model")
        }
        if case .wave(let wave) = signal { settings.signal = wave }
        if signal == .motors, let option = [OptionName.bits, .limit, .rate].first(where: { arguments.has($0) }) {
            throw UsageError("\(option.text) does not go with --signal motors, which writes a table of strengths")
        }
    }

    /// What names of output files end in.
    var endings: [String] { signal == .motors ? [".csv"] : [".wav", ".wave"] }
}

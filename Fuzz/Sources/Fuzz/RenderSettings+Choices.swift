import HapticRendering

extension RenderSettings {
    /// Any settings, mostly with a meaning.
    init(_ choices: inout Choices) {
        self.init()
        sampleRate = choices.one(of: [8_000, 2_000, 44_100, 48_000, 192_000, 2_000 + Double(choices.below(65536))])
        signal = choices.one(of: Signal.allCases)
        actuator = choices.one(of: Actuator.named)
        limiter = choices.one(of: Limiter.allCases)
        profile = choices.profile()
        let flags = choices.byte()
        declicks = flags & 1 != 0
        keepsToActuatorBand = flags & 2 != 0
        envelope = flags & 4 != 0 ? .seconds : .exponential
        speed = flags & 8 != 0 ? Double(choices.below(65536)) / 4096 : 1
        if flags & 16 != 0 {
            loop = Loop(
                end: choices.once(in: 2) ? nil : Double(choices.below(65536)) / 8192,
                passes: choices.one(of: [1, 2, 3, 7, 1000, 1 << 31]))
        }
        if flags == 0xA5 { spoil(&choices) }
    }

    /// Puts any double in the place of one setting.
    private mutating func spoil(_ choices: inout Choices) {
        let value = Double(bitPattern: choices.word())
        switch choices.below(8) {
        case 0: sampleRate = value
        case 1: speed = value
        case 2: loop = Loop(end: value, passes: 2)
        case 3: toneFrequency = value
        case 4: profile.timeStep = value
        case 5: profile.tap = .decaying(cycles: value)
        case 6: motors.step = value
        default: actuator.kind = .resonant(frequency: value, quality: 2)
        }
    }
}

extension Choices {
    fileprivate mutating func profile() -> Profile {
        switch below(6) {
        case 0: .linear
        case 1: .mpeg
        case 2: .quest
        case 3:
            .custom(
                one(of: [.logarithmic, .linear, .square]), from: Double(1 + below(256)), to: Double(1 + below(65536)),
                exponent: Double(1 + below(256)) / 32)
        default: .reference
        }
    }
}

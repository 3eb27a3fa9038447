import HapticPatterns

extension HapticPattern {
    /// Any pattern at all, as the fuzzer's bytes decide.
    init(_ choices: inout Choices) {
        self.init()
        while !choices.isUsedUp, events.count + parameters.count + curves.count < 64 {
            switch choices.below(4) {
            case 0: parameters.append(DynamicParameter(choices.control(), time: choices.time(), value: choices.value()))
            case 1: curves.append(ParameterCurve(&choices))
            default: events.append(HapticEvent(&choices))
            }
        }
    }
}

extension ParameterCurve {
    fileprivate init(_ choices: inout Choices) {
        self.init(choices.control(), time: choices.time(), points: [])
        for _ in 0..<choices.below(20) { points.append(ControlPoint(time: choices.time(), value: choices.value())) }
    }
}

extension HapticEvent {
    fileprivate init(_ choices: inout Choices) {
        self.init(kind: choices.one(of: Kind.allCases), time: choices.time())
        if choices.once(in: 2) { duration = choices.time() }
        for _ in 0..<choices.below(4) { parameters[choices.one(of: EventParameterID.allCases)] = choices.value() }
        if kind == .audioCustom || choices.once(in: 64) {
            let source = choices.once(in: 32) ? Sound.Source.resource(choices.below(9)) : .path(choices.text())
            sound = Sound(source, usesVolumeEnvelope: choices.once(in: 2), loops: choices.once(in: 2))
        }
    }
}

extension Choices {
    fileprivate mutating func control() -> DynamicParameterID { one(of: DynamicParameterID.allCases) }

    /// Mostly a plausible time, now and then any double.
    fileprivate mutating func time() -> Double {
        switch below(8) {
        case 0: Double(bitPattern: word())
        case 1: Double(below(65536)) / 1000
        default: Double(below(256)) / 10
        }
    }

    /// Mostly a value within the ranges, now and then any float.
    fileprivate mutating func value() -> Float {
        switch below(8) {
        case 0: Float(bitPattern: UInt32(truncatingIfNeeded: word()))
        case 1: Float(below(65536)) / 65536
        default: Float(below(200)) / 100 - 0.5
        }
    }

    /// A short text of any scalars, quotes and control characters among them.
    fileprivate mutating func text() -> String {
        var text = ""
        for _ in 0..<below(8) {
            let scalar = once(in: 4) ? below(65536) : below(128)
            text.unicodeScalars.append(Unicode.Scalar(UInt32(scalar)) ?? "\u{1F4A5}")
        }
        return text
    }
}

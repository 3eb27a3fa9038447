import HapticRendering

extension RenderSettings {
    /// Settings as a text: `NAME=VALUE`, with commas between; what is not named keeps its default.
    ///
    /// | name | value |
    /// |---|---|
    /// | `rate` | samples a second, 2000...192000 |
    /// | `profile` | `reference`, `linear`, `mpeg`, `quest` |
    /// | `signal` | `drive`, `motion`, `preview` |
    /// | `actuator` | the name of a model: `lra-iphone`, `lra-android`, `lra-narrow`, `voice-coil`, `erm-low`, `erm-high`, `flat` |
    /// | `limit` | `clip`, `soft`, `normalise` |
    /// | `speed` | how fast the pattern is played, above 0 |
    /// | `repeat` | how often the pattern is played in all, a whole number from 1 |
    /// | `loopEnd` | seconds at which a repeated pattern goes back to its start; its duration unless stated |
    /// | `tone` | hertz of the built-in tone at pitch 0 |
    /// | `declick`, `keepToActuatorBand` | `true` or `false` |
    ///
    /// - Throws: ``Refusal`` for an unknown name, or a value that is none of the name's. What only rendering can judge
    ///   (a rate out of range) is for it to refuse.
    init(text: String) throws(Refusal) {
        self.init()
        var loopEnd: Double?
        var passes: Int?
        // By bytes: splitting by characters would bring Unicode's tables along.
        for setting in text.utf8.split(separator: UInt8(ascii: ",")) {
            let parts = setting.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let value = SettingValue(name: String(decoding: Array(parts[0]), as: UTF8.self), parts.dropFirst().first)
            switch value.name {
            case "repeat": passes = try value.count
            case "loopEnd": loopEnd = try value.number
            default: try set(value)
            }
        }
        if let passes { loop = Loop(end: loopEnd, passes: passes) }
    }

    private mutating func set(_ value: SettingValue) throws(Refusal) {
        switch value.name {
        case "rate": sampleRate = try value.number
        case "speed": speed = try value.number
        case "tone": toneFrequency = try value.number
        case "declick": declicks = try value.flag
        case "keepToActuatorBand": keepsToActuatorBand = try value.flag
        case "profile": profile = try value.one(of: Profile.named.map { ($0.name, $0.profile) })
        case "signal": signal = try value.one(of: Signal.allCases.map { ($0.rawValue, $0) })
        case "actuator": actuator = try value.one(of: Actuator.named.map { ($0.name, $0) })
        case "limit": limiter = try value.one(of: Limiter.allCases.map { ($0.rawValue, $0) })
        default: throw Refusal("there is no setting \(value.name)")
        }
    }
}

/// The text behind a setting's name, and what it may be.
private struct SettingValue {
    let name: String
    private let text: String

    init(name: String, _ bytes: Substring.UTF8View?) {
        self.name = name
        text = bytes.map { String(decoding: Array($0), as: UTF8.self) } ?? ""
    }

    var number: Double {
        get throws(Refusal) {
            guard let number = Double(text) else { throw Refusal("\(name) must be a number, not \(text)") }
            return number
        }
    }

    var count: Int {
        get throws(Refusal) {
            guard let count = Int(text) else { throw Refusal("\(name) must be a whole number, not \(text)") }
            return count
        }
    }

    var flag: Bool {
        get throws(Refusal) { try one(of: [("true", true), ("false", false)]) }
    }

    func one<Choice>(of choices: [(name: String, choice: Choice)]) throws(Refusal) -> Choice {
        for choice in choices where choice.name == text { return choice.choice }
        let names = choices.map { $0.name }.joined(separator: ", ")
        throw Refusal("\(name) must be one of \(names), not \(text)")
    }
}

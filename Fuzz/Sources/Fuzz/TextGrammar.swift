/// Writes AHAP at random: mostly sound, with the faults that people make mixed in.
struct TextGrammar {
    var choices: Choices

    mutating func file() -> String {
        var members = [#""Version":"# + space() + (choices.once(in: 8) ? number() : "1.0")]
        if choices.once(in: 4) { members.append(#""Metadata": {"Project": "Tide", "Tags": [1, {"a": null}]}"#) }
        members.append((choices.once(in: 20) ? #""Events":"# : #""Pattern":"#) + space() + list(of: 12) { $0.entry() })
        if choices.once(in: 8) { members.swapAt(0, members.count - 1) }
        if choices.once(in: 16) { members.removeFirst() }
        return braced(members) + space()
    }

    mutating func entry() -> String {
        switch choices.below(8) {
        case 0: braced([#""Parameter":"# + parameter()])
        case 1, 2: braced([#""ParameterCurve":"# + curve()])
        case 3 where choices.once(in: 4): value()
        default: braced([#""Event": "# + event()])
        }
    }

    mutating func event() -> String {
        let type = word(of: ["HapticTransient", "HapticContinuous", "AudioContinuous", "AudioCustom"])
        var members = [#""Time": "# + time(), #""EventType": "# + type]
        if choices.once(in: 2) {
            members.append((choices.once(in: 10) ? #""Duration": "# : #""EventDuration": "#) + time())
        }
        if choices.once(in: 2) { members.append(#""EventParameters": "# + list(of: 5) { $0.eventParameter() }) }
        if choices.once(in: 6) {
            let path = choices.one(of: ["a.wav", "../b.wav", "/c.caf", "d.txt", "", "e.m4a", "\\u00e9.wav"])
            members.append("\"EventWaveformPath\": \"\(path)\"")
        }
        if choices.once(in: 8) {
            members.append(#""EventWaveformLoopEnabled": "# + (choices.once(in: 6) ? value() : "true"))
        }
        return braced(members)
    }

    mutating func eventParameter() -> String {
        let id = word(of: [
            "HapticIntensity", "HapticSharpness", "AttackTime", "DecayTime", "ReleaseTime", "Sustained", "AudioVolume",
            "AudioPitch", "AudioPan", "AudioBrightness",
        ])
        return braced([#""ParameterID": "# + id, #""ParameterValue": "# + number()])
    }

    mutating func parameter() -> String {
        braced([#""ParameterID": "# + control(), #""Time": "# + time(), #""ParameterValue": "# + number()])
    }

    mutating func curve() -> String {
        braced([
            #""ParameterID": "# + control(), #""Time": "# + time(),
            #""ParameterCurveControlPoints": "# + list(of: choices.once(in: 6) ? 24 : 6) { $0.point() },
        ])
    }

    mutating func point() -> String { braced([#""Time": "# + time(), #""ParameterValue": "# + number()]) }

    mutating func control() -> String {
        word(of: [
            "HapticIntensityControl", "HapticSharpnessControl", "HapticAttackTimeControl", "HapticDecayTimeControl",
            "HapticReleaseTimeControl", "AudioVolumeControl", "AudioPanControl", "AudioBrightnessControl",
            "AudioPitchControl", "AudioAttackTimeControl", "AudioDecayTimeControl", "AudioReleaseTimeControl",
        ])
    }

    // MARK: Values

    mutating func time() -> String {
        switch choices.below(12) {
        case 0: number()
        case 1...6: "\(choices.below(4)).\(choices.below(10))"
        default: "0.\(choices.below(1000))"
        }
    }

    mutating func number() -> String {
        switch choices.below(12) {
        case 0...7: "0.\(choices.below(100))"
        case 8: "\(choices.below(40))"
        case 9: "-\(choices.below(2)).\(choices.below(100))"
        case 10:
            choices.one(of: ["1e400", "1E-9", "0.30000001192092896", "-0", "12345678901234567890", "31.5", "1e2"])
        default: value()
        }
    }

    mutating func value() -> String {
        choices.one(of: [
            "null", "true", "false", "{}", "[]", #""0.5""#, #""""#, #""a\n\u0041\ud83d\ude00""#, "NaN", ".5",
            "[[[1,],],]",
            #"{"x": 1, "x": 2}"#, "'a'", "\"\u{E9}\u{20AC}\"", "1,", "",
        ])
    }

    // MARK: Parts

    /// One of a few words in quotes, now and then in another case, cut, or escaped.
    private mutating func word(of list: [String]) -> String {
        let word = choices.one(of: list)
        switch choices.below(30) {
        case 0: return "\"\(word.lowercased())\""
        case 1: return "\"\(word.dropLast())\""
        case 2: return "\"\\u00\(String(word.utf8.first ?? 0, radix: 16))\(word.dropFirst())\""
        default: return "\"\(word)\""
        }
    }

    private mutating func list(of most: Int, _ element: (inout TextGrammar) -> String) -> String {
        var parts: [String] = []
        for _ in 0..<choices.below(most + 1) { parts.append(element(&self)) }
        return "[" + joined(parts) + "]"
    }

    /// An object of these members, now and then one of them missing or there twice, or an unknown one there too.
    private mutating func braced(_ members: [String]) -> String {
        var members = members
        switch choices.below(40) {
        case 0: members.remove(at: choices.below(members.count))
        case 1: members.append(choices.one(of: members))
        case 2: members.append(#""Note": "# + value())
        case 3: members.reverse()
        default: break
        }
        return "{" + joined(members) + "}"
    }

    private mutating func joined(_ parts: [String]) -> String {
        var text = space()
        for (index, part) in parts.enumerated() { text += part + (index + 1 < parts.count ? "," : "") + space() }
        return choices.once(in: 20) ? text + "," : text
    }

    private mutating func space() -> String { choices.one(of: ["", "", " ", "\n", "\n    ", "\r\n\t"]) }
}

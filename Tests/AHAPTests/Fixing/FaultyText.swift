import TestSupport

/// Writes AHAP as careless people write it: entries out of order, values out of range, keys misspelled, curves too
/// long, parts missing or twice.
struct FaultyText {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func document() -> String {
        let entries = list(0...8) { text in
            switch Int.random(in: 0..<4, using: &text.random) {
            case 0: text.parameter()
            case 1: text.curve()
            default: text.event()
            }
        }
        var members = ["\"Pattern\": \(entries)"]
        if !chance(5) {
            members.insert("\"\(pick(["Version", "version"]))\": \(pick(["1.0", "1", "0", "null", "2"]))", at: 0)
        }
        if chance(5) { members.append("\"Metadata\": {\"Project\": \"x\", \"Project\": 1}") }
        return (chance(8) ? "\u{FEFF}" : "") + object(members)
    }

    private mutating func event() -> String {
        let kinds = [
            "HapticTransient", "HapticContinuous", "HapticContinuous", "AudioContinuous", "AudioCustom",
            "hapticTransient",
        ]
        var members = [time(), "\"EventType\": \"\(pick(kinds))\""]
        if !chance(3) {
            members.append(
                "\"\(pick(["EventDuration", "EventDuration", "Duration"]))\": \(pick(["0.5", "1", "45", "70", "\"2\"", "0", "-1"]))"
            )
        }
        if !chance(4) {
            members.append("\"EventParameters\": " + list(0...3) { $0.eventParameter() })
        }
        if chance(5) { members.append("\"EventWaveformPath\": \"\(pick(["a.wav", "../a.wav", "/a.txt"]))\"") }
        if chance(8) { members.append(time()) }
        return object(["\"Event\": " + object(members)])
    }

    private mutating func eventParameter() -> String {
        let ids = [
            "HapticIntensity", "HapticSharpness", "AttackTime", "AudioVolume", "Sustained", "HapticReleaseTime",
            "hapticintensity",
        ]
        return object(["\"ParameterID\": \"\(pick(ids))\"", value()])
    }

    private mutating func parameter() -> String {
        object(["\"Parameter\": " + object([control(), time(), value()])])
    }

    private mutating func curve() -> String {
        let count = chance(4) ? Int.random(in: 17...40, using: &random) : Int.random(in: 0...5, using: &random)
        let isSorted = !chance(4)
        let offset = chance(3) ? 3.0 : 0
        let points = list(count...count) { text, index in
            let time = isSorted ? offset + Double(index) / 8 : Double(Int.random(in: 0...9, using: &text.random)) / 4
            return text.object(["\"Time\": \(time)", text.value()])
        }
        return object([
            "\"ParameterCurve\": " + object([control(), time(), "\"ParameterCurveControlPoints\": \(points)"])
        ])
    }

    private mutating func control() -> String {
        let ids = ["HapticIntensityControl", "HapticSharpnessControl", "AudioPanControl", "HapticIntensity"]
        return "\"ParameterID\": \"\(pick(ids))\""
    }

    private mutating func time() -> String {
        "\"Time\": " + pick(["0", "0.25", "1", "1.5", "3", "\"0.5\"", "-1", "null", "2e1"])
    }

    private mutating func value() -> String {
        "\"\(chance(9) ? "Value" : "ParameterValue")\": " + pick(["0", "0.5", "1", "1.5", "-0.25", "-7", "\"0.5\""])
    }

    // MARK: JSON

    private mutating func object(_ members: [String]) -> String {
        "{" + members.joined(separator: pick([",", ", ", ",\n"])) + (chance(9) ? "," : "") + "}"
    }

    private mutating func list(_ counts: ClosedRange<Int>, _ element: (inout Self) -> String) -> String {
        list(counts) { text, _ in element(&text) }
    }

    private mutating func list(_ counts: ClosedRange<Int>, _ element: (inout Self, Int) -> String) -> String {
        let elements = (0..<Int.random(in: counts, using: &random)).map { element(&self, $0) }
        return "[" + elements.joined(separator: ", ") + (!elements.isEmpty && chance(9) ? ", " : "") + "]"
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}

import AHAP
import Foundation
import TestSupport
import Testing

/// What must hold for every text: it is tried on random ones, of AHAP's words in places where they belong and where
/// they do not.
struct FormatPropertyTests {
    @Test func `formatting is stable and loses nothing`() throws {
        for seed in 0..<500 {
            var random = RandomText(seed: UInt64(seed))
            let document = AHAPDocument(Array(random.document().utf8))
            let once = try AHAPFormatter().format(document)
            let again = AHAPDocument(once)
            #expect(try AHAPFormatter().format(again) == once, "seed \(seed)")
            #expect(again.pattern == document.pattern, "seed \(seed)")
            #expect(leaves(of: again) == leaves(of: document), "seed \(seed)")
        }
    }

    /// All keys and values of a text, numbers by their value, sorted: what formatting must not change.
    private func leaves(of document: AHAPDocument) -> [String] {
        (0..<document.tape.count).compactMap { index in
            let node = document.tape[index]
            switch node.kind {
            case .object, .array: return node.kind == .object ? "{" : "["
            case .number: return document.tape.number(at: index).map { "\($0.bitPattern)" }
            default: return document.text(in: node.range)
            }
        }.sorted()
    }
}

/// Writes random JSON: known words and others, members twice, numbers in odd spellings, white space anywhere.
struct RandomText {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func document() -> String {
        space() + object(["Version", "Metadata", "Pattern", "x"], depth: 0) + space()
    }

    private mutating func object(_ keys: [String], depth: Int) -> String {
        let members = (0..<Int.random(in: 0...5, using: &random)).map { _ -> String in
            let key = pick(keys)
            return space() + "\"" + key + "\"" + space() + ":" + space() + value(of: key, depth: depth + 1) + space()
        }
        return "{" + members.joined(separator: ",") + comma(members) + "}"
    }

    private mutating func array(depth: Int, of keys: [String]) -> String {
        let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ -> String in
            space() + (chance(8) ? leaf() : object(keys, depth: depth + 1)) + space()
        }
        return "[" + elements.joined(separator: ",") + comma(elements) + "]"
    }

    private mutating func value(of key: String, depth: Int) -> String {
        if depth > 8 || chance(10) { return leaf() }
        switch key {
        case "Pattern": return array(depth: depth, of: ["Event", "Parameter", "ParameterCurve", "x"])
        case "Event": return object(Self.event, depth: depth)
        case "Parameter": return object(["ParameterID", "Time", "ParameterValue", "x"], depth: depth)
        case "ParameterCurve":
            return object(["ParameterID", "Time", "ParameterCurveControlPoints", "x"], depth: depth)
        case "EventParameters": return array(depth: depth, of: ["ParameterID", "ParameterValue", "x"])
        case "ParameterCurveControlPoints": return array(depth: depth, of: ["Time", "ParameterValue", "x"])
        case "Metadata", "x":
            return chance(2) ? object(Self.event, depth: depth) : array(depth: depth, of: ["y", "Time"])
        default: return leaf()
        }
    }

    private static let event = [
        "Time", "EventType", "EventDuration", "EventParameters", "EventWaveformPath",
        "EventWaveformUseVolumeEnvelope", "EventWaveformLoopEnabled", "x", "y",
    ]

    private mutating func leaf() -> String {
        pick([
            "0", "-0", "1.50", "0.30000000000000004", "12e-3", "1E+2", "true", "false", "null", "{}", "[]", "1e400",
            "\"HapticTransient\"", "\"HapticContinuous\"", "\"AudioCustom\"", "\"HapticIntensity\"",
            "\"HapticIntensityControl\"", "\"\\u0041\\n\"", "\"é\"", "123456789012345678901234567890",
        ])
    }

    private mutating func comma(_ members: [String]) -> String { !members.isEmpty && chance(8) ? "," : "" }

    private mutating func space() -> String { pick(["", "", "", " ", "\n", "\t ", "\r\n"]) }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}

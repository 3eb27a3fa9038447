import AHAP
import TestSupport
import Testing

/// What holds for every rule on every text, tried on the pages' examples with random damage.
struct RulePropertyTests {
    private static let values = [
        "null", "true", "-1", "0", "2", "1e999", "\"0.5\"", "\" 1 \"", "7", "[]", "\"Time\"", "\"hapticTransient\"",
        "\"AudioCustom\"", "\"HapticReleaseTime\"", "\"AttackTime\"", "\"HapticIntensityControl\"", "\"../a.ogg\"",
    ]
    private static let members = [
        "Duration", "Time", "version", "Events", "ParameterValue", "Value", "EventWaveformPath", "Comment", "EventTyp",
        "EventDuration", "Version", "EventParameters",
    ]
    private static let elements = [
        "{ \"ParameterID\": \"AudioPan\", \"ParameterValue\": 7 }", "{ \"Time\": 0.25, \"ParameterValue\": -3 }", "1",
        "{ \"Event\": { \"Time\": 0, \"EventType\": \"HapticContinuous\" } }", "null", "{}",
    ]
    private static let rubbish = [
        ",", ":", "{", "}", "[", "]", "\"", "NaN", "//", "'", ".5", "\u{FEFF}", "\u{1B}", "\\",
    ]

    /// An example with a few values, members and elements changed or put in, and with rubbish unless it is to stay JSON.
    private static func damaged(_ generator: inout SeededGenerator, stayingJSON: Bool) -> [UInt8] {
        let page = RuleRegistry.all.map { $0.page }.randomElement(using: &generator)
        var text = Array((Bool.random(using: &generator) ? page?.example : page?.instead)?.utf8 ?? "".utf8)
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            change(&text, &generator)
            if !stayingJSON, Bool.random(using: &generator) { spoil(&text, &generator) }
        }
        return text
    }

    private static func change(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
        func random(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
        func place(_ isWanted: (Int) -> Bool) -> Int? {
            text.indices.filter { isWanted($0) }.randomElement(using: &generator)
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            guard let brace = place({ text[$0] == UInt8(ascii: "{") }) else { return }
            text.insert(contentsOf: Array("\"\(random(members))\": \(random(values)),".utf8), at: brace + 1)
        case 1:
            guard let bracket = place({ text[$0] == UInt8(ascii: "[") }) else { return }
            text.insert(contentsOf: Array("\(random(elements)),\n".utf8), at: bracket + 1)
        default:
            let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
            guard let colon = place({ $0 + 2 < text.count && text[$0] == UInt8(ascii: ":") && digits ~= text[$0 + 2] })
            else { return }
            let end = text[(colon + 2)...].firstIndex { !(digits ~= $0 || $0 == UInt8(ascii: ".")) } ?? text.count
            text.replaceSubrange(colon + 2..<end, with: Array(random(values).utf8))
        }
    }

    private static func spoil(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
        let at = Int.random(in: 0...text.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: text.removeSubrange(at..<min(text.count, at + Int.random(in: 0...12, using: &generator)))
        case 1:
            let from = Int.random(in: 0...at, using: &generator)
            text.insert(contentsOf: text[from..<min(at, from + 80)], at: at)
        case 2: text.insert(UInt8.random(in: 0...255, using: &generator), at: at)
        default: text.insert(contentsOf: Array((rubbish.randomElement(using: &generator) ?? "").utf8), at: at)
        }
    }

    @Test func `findings lie in the text, and their words are one harmless sentence`() {
        let seed: UInt64 = 7_310
        var generator = SeededGenerator(seed: seed)
        for round in 0..<3000 {
            let text = RulePropertyTests.damaged(&generator, stayingJSON: false)
            for finding in Linter().findings(in: AHAPDocument(text)) {
                let words = [finding.message] + (finding.hint.map { [$0] } ?? [])
                let isPlain = words.allSatisfy { word in
                    !word.isEmpty && word.last != "." && word.unicodeScalars.allSatisfy { $0.value >= 0x20 }
                }
                #expect(isPlain, "seed \(seed), round \(round): \(finding)")
                #expect(finding.range.upperBound <= text.count, "seed \(seed), round \(round): \(finding)")
                if let fix = finding.fix { _ = fix.applied(to: text) }
            }
        }
    }

    @Test func `a fix leaves JSON where JSON was`() {
        let seed: UInt64 = 7_311
        var generator = SeededGenerator(seed: seed)
        var tried = 0
        for round in 0..<3000 {
            let text = RulePropertyTests.damaged(&generator, stayingJSON: true)
            let document = AHAPDocument(text)
            guard document.isJSON else { continue }
            for finding in Linter().findings(in: document) {
                guard let fix = finding.fix else { continue }
                tried += 1
                let fixed = fix.applied(to: text)
                #expect(
                    AHAPDocument(fixed).isJSON,
                    "seed \(seed), round \(round): \(finding) makes \(String(decoding: fixed, as: UTF8.self))")
            }
        }
        #expect(tried > 1000)
    }

    @Test(arguments: [Fix.Applicability.safe, .unsafe]) func `fixing ends with nothing left to fix`(
        allowing: Fix.Applicability
    ) {
        let seed: UInt64 = 7_312
        var generator = SeededGenerator(seed: seed)
        for round in 0..<1500 {
            let text = RulePropertyTests.damaged(&generator, stayingJSON: round.isMultiple(of: 2))
            let result = Fixer(allowing: allowing).fix(text)
            #expect(
                result.ending == .converged,
                """
                seed \(seed), round \(round): \(result.ending) after \(result.rounds) rounds
                \(String(decoding: text, as: UTF8.self))
                \(String(decoding: result.bytes, as: UTF8.self))
                """)
        }
    }
}

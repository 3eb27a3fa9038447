import CoreHaptics
import TestSupport
import Testing

struct HostileDictionaryTests {
    @Test(arguments: 0..<32 as Range<UInt64>)
    func `any dictionary gives a pattern that comes back, or an error with a description`(seed: UInt64) {
        var random = RandomDictionaries(seed: seed)
        for _ in 0..<50 {
            do {
                let pattern = try CHHapticPattern(dictionary: random.dictionary())
                let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
                #expect(again.model == pattern.model, "seed \(seed)")
                #expect(pattern.duration.isFinite, "seed \(seed)")
            } catch let error as CHHapticError {
                #expect(error.userInfo[NSLocalizedDescriptionKey] is String, "seed \(seed)")
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
    }
}

/// Dictionaries that are nearly right: the keys of AHAP, mostly where they belong, with values of every type.
struct RandomDictionaries {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

    private mutating func odd() -> Any {
        let values: [Any] = [
            0, -1, 1.5, Double.nan, Float.infinity, Int.min, UInt64.max, true, "", "HapticIntensity", "\u{0}\"\\",
            NSNull(), Date(), Data([0xFF]), [Any](), [String: Any](), NSNumber(value: false), Any?.none as Any,
            [1: "one"], CHHapticEvent.EventType.audioCustom, Decimal(2), URL(fileURLWithPath: "/"),
        ]
        return values.randomElement(using: &generator) ?? 0
    }

    private mutating func orOdd(_ value: @autoclosure () -> Any) -> Any { chance(40) ? odd() : value() }

    private mutating func number() -> Any {
        let number = Double.random(in: 0..<2, using: &generator)
        let spellings: [Any] = [number, Float(number), NSNumber(value: number), Int(number.rounded())]
        return spellings.randomElement(using: &generator) ?? number
    }

    /// Members with a key lost now and then, and keys of either type.
    private mutating func object(_ members: [(CHHapticPattern.Key, Any)]) -> Any {
        let kept = members.filter { _ in !chance(60) }
        if Bool.random(using: &generator) {
            return Dictionary(kept.map { ($0.0.rawValue, $0.1) }) { first, _ in first }
        }
        return Dictionary(kept) { first, _ in first }
    }

    private mutating func list(_ element: (inout Self) -> Any) -> [Any] {
        (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
            let value = element(&self)
            return orOdd(value)
        }
    }

    private mutating func event() -> Any {
        let types: [Any] = NamesTests.eventTypes.map { $0.0 } + NamesTests.eventTypes.prefix(3).map { $0.1 }
        let parameters = list { random in
            let id = NamesTests.eventParameters.randomElement(using: &random.generator)?.1 ?? ""
            let value = random.number()
            return random.object([(.parameterID, id), (.parameterValue, value)])
        }
        let (type, time, duration) = (types.randomElement(using: &generator) ?? "", number(), number())
        return object([
            (.eventType, orOdd(type)), (.time, orOdd(time)), (.eventDuration, orOdd(duration)),
            (.eventParameters, orOdd(parameters)),
        ])
    }

    private mutating func control(_ key: CHHapticPattern.Key, _ value: Any) -> Any {
        let id = NamesTests.dynamicParameters.randomElement(using: &generator)?.1 ?? ""
        let time = number()
        return object([(.parameterID, orOdd(id)), (.time, orOdd(time)), (key, orOdd(value))])
    }

    private mutating func entry() -> Any {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            let event = event()
            return object([(.event, orOdd(event))])
        case 1:
            let parameter = control(.parameterValue, number())
            return object([(.parameter, orOdd(parameter))])
        default:
            let points = list { random in
                let (time, value) = (random.number(), random.number())
                return random.object([(.time, time), (.parameterValue, value)])
            }
            let curve = control(.parameterCurveControlPoints, points)
            return object([(.parameterCurve, orOdd(curve))])
        }
    }

    mutating func dictionary() -> [CHHapticPattern.Key: Any] {
        let entries = list { $0.entry() }
        return [.version: 1.0, .pattern: orOdd(entries), CHHapticPattern.Key(rawValue: "Other"): odd()]
    }
}

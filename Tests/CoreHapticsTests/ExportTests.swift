import CoreHaptics
import HapticPatterns
import TestSupport
import Testing

struct ExportTests {
    typealias Members = [CHHapticPattern.Key: Any]

    @Test func `an exported pattern has a version and a list`() throws {
        let dictionary = try CHHapticPattern(events: [], parameters: []).exportDictionary()
        #expect(dictionary.count == 2)
        #expect(dictionary[.version] as? Double == 1)
        #expect((dictionary[.pattern] as? [Members])?.isEmpty == true)
    }

    @Test func `an exported event says what was stated`() throws {
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [.init(parameterID: .hapticIntensity, value: 0.5)],
            relativeTime: 0.25, duration: 2)
        let dictionary = try CHHapticPattern(events: [event], parameters: []).exportDictionary()
        let entries = try #require(dictionary[.pattern] as? [Members])
        let members = try #require(entries.first?[.event] as? Members)
        #expect(members.count == 4)
        #expect(members[.eventType] as? String == "HapticContinuous")
        #expect(members[.time] as? Double == 0.25)
        #expect(members[.eventDuration] as? Double == 2)
        let parameters = try #require(members[.eventParameters] as? [Members])
        #expect(parameters.count == 1)
        #expect(parameters.first?[.parameterID] as? String == "HapticIntensity")
        #expect(parameters.first?[.parameterValue] as? Float == 0.5)
        #expect(parameters.first?[.parameterValue] as? Double == 0.5)
    }

    @Test func `types and ids come out as the structs, as strings and as objects`() throws {
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [.init(parameterID: .hapticSharpness, value: 0.5)],
            relativeTime: 0, duration: 2)
        let control = CHHapticDynamicParameter(parameterID: .audioPanControl, value: 0, relativeTime: 0)
        let dictionary = try CHHapticPattern(events: [event], parameters: [control]).exportDictionary()
        let entries = try #require(dictionary[.pattern] as? [Members])
        let members = try #require(entries.first?[.event] as? Members)
        #expect(members[.eventType] as? CHHapticEvent.EventType == .hapticContinuous)
        #expect(members[.eventType] as? String == "HapticContinuous")
        #expect((members[.eventType] as? NSString)?.isEqual(to: "HapticContinuous") == true)
        let id = try #require(members[.eventParameters] as? [Members]).first?[.parameterID]
        #expect(id as? CHHapticEvent.ParameterID == .hapticSharpness)
        #expect(id as? String == "HapticSharpness")
        let controlID = (entries.last?[.parameter] as? Members)?[.parameterID]
        #expect(controlID as? CHHapticDynamicParameter.ID == .audioPanControl)
        let type: Any = CHHapticEvent.EventType.hapticTransient
        #expect((type as? NSString)?.isEqual(to: "HapticTransient") == true)
    }

    @Test func `an exported tap without a duration has none`() throws {
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
        let dictionary = try CHHapticPattern(events: [event], parameters: []).exportDictionary()
        let members = (dictionary[.pattern] as? [Members])?.first?[.event] as? Members
        #expect(members.map { Set($0.keys) } == [.eventType, .time])
    }

    @Test func `registered sounds cannot be exported`() throws {
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
        let sound = CHHapticEvent(audioResourceID: 1, parameters: [], relativeTime: 0)
        let pattern = try CHHapticPattern(events: [tap, sound], parameters: [])
        let error = failure { _ = try pattern.exportDictionary() }
        #expect(error?.code == .operationNotPermitted)
        #expect(error?.place == "events[1]")
    }

    @Test(arguments: 0..<64 as Range<UInt64>)
    func `reading what was exported gives an equal pattern`(seed: UInt64) throws {
        var random = RandomObjects(seed: seed)
        let events = random.events()
        let stepped = try CHHapticPattern(events: events, parameters: random.parameters())
        #expect(try CHHapticPattern(dictionary: stepped.exportDictionary()).model == stepped.model, "seed \(seed)")
        let curved = try CHHapticPattern(events: events, parameterCurves: random.curves())
        #expect(try CHHapticPattern(dictionary: curved.exportDictionary()).model == curved.model, "seed \(seed)")
    }

    @Test func `a pattern with a sound file comes back`() throws {
        let folder = try TemporaryFolder()
        let quoted = try folder.write("", to: "a \"b\"\n\u{1F3B5}.wav")
        let event: Members = [
            .eventType: "AudioCustom", .time: 0, .eventWaveformPath: quoted.path, .eventWaveformLoopEnabled: true,
            .eventWaveformUseVolumeEnvelope: false,
        ]
        let pattern = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        #expect(pattern.model.events.first?.sound?.source == .path(quoted.path))
        #expect(try CHHapticPattern(dictionary: pattern.exportDictionary()).model == pattern.model)
    }

    @Test func `a file with everything comes back`() throws {
        let folder = try TemporaryFolder()
        let pattern = try CHHapticPattern(contentsOf: folder.write(DictionaryTests.text, to: "pattern.ahap"))
        #expect(try CHHapticPattern(dictionary: pattern.exportDictionary()).model == DictionaryTests.expected)
    }
}

/// Events, parameters and curves at random, with values that have no short spelling and some that players correct.
struct RandomObjects {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func time() -> TimeInterval { Double.random(in: 0..<40, using: &generator) }

    private mutating func value() -> Float {
        let odd: [Float] = [.nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0]
        if Int.random(in: 0..<6, using: &generator) == 0 { return odd.randomElement(using: &generator) ?? 0 }
        return Float.random(in: -2...2, using: &generator)
    }

    mutating func events() -> [CHHapticEvent] {
        let types: [CHHapticEvent.EventType] = [.hapticTransient, .hapticContinuous, .audioContinuous]
        return (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
            let type = types.randomElement(using: &generator) ?? .hapticTransient
            let parameters = NamesTests.eventParameters.filter { _ in Bool.random(using: &generator) }.map {
                CHHapticEventParameter(parameterID: $0.0, value: value())
            }
            guard Bool.random(using: &generator) else {
                return CHHapticEvent(eventType: type, parameters: parameters, relativeTime: time())
            }
            return CHHapticEvent(eventType: type, parameters: parameters, relativeTime: time(), duration: time())
        }
    }

    private mutating func control() -> CHHapticDynamicParameter.ID {
        NamesTests.dynamicParameters.randomElement(using: &generator)?.0 ?? .hapticIntensityControl
    }

    mutating func parameters() -> [CHHapticDynamicParameter] {
        (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
            CHHapticDynamicParameter(parameterID: control(), value: value(), relativeTime: time())
        }
    }

    mutating func curves() -> [CHHapticParameterCurve] {
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
            let points = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
                CHHapticParameterCurve.ControlPoint(relativeTime: time(), value: value())
            }
            return CHHapticParameterCurve(parameterID: control(), controlPoints: points, relativeTime: time())
        }
    }
}

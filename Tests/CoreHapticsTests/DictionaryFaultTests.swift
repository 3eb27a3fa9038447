import CoreHaptics
import Testing

struct DictionaryFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String
        var entry: String
        var code: CHHapticError.Code
        var place: String
        var testDescription: String { name }

        init(_ name: String, _ entry: String, _ code: CHHapticError.Code, _ place: String) {
            self.name = name
            self.entry = entry
            self.code = code
            self.place = place
        }
    }

    static let faults = [
        Fault("an entry that is none", "7", .invalidPatternDictionary, "Pattern[1]"),
        Fault("an entry without a kind", "{}", .invalidPatternDictionary, "Pattern[1]"),
        Fault("an entry of an unknown kind", #"{"Evnt": {}}"#, .invalidPatternDictionary, "Pattern[1]"),
        Fault("an event that is no dictionary", #"{"Event": 1}"#, .badEventEntry, "Pattern[1].Event"),
        Fault("an event without a type", #"{"Event": {"Time": 0}}"#, .badEventEntry, "Pattern[1].Event"),
        Fault(
            "an event of an unknown type", #"{"Event": {"Time": 0, "EventType": "Tap"}}"#, .invalidEventType,
            "Pattern[1].Event.EventType"),
        Fault(
            "an event type that is no text", #"{"Event": {"Time": 0, "EventType": 3}}"#, .invalidEventType,
            "Pattern[1].Event.EventType"),
        Fault(
            "a buzz without a duration", #"{"Event": {"Time": 0, "EventType": "HapticContinuous"}}"#, .badEventEntry,
            "Pattern[1].Event"),
        Fault(
            "a sound without a path", #"{"Event": {"Time": 0, "EventType": "AudioCustom"}}"#, .badEventEntry,
            "Pattern[1].Event"),
        Fault(
            "a negative time", #"{"Event": {"Time": -1, "EventType": "HapticTransient"}}"#, .invalidEventTime,
            "Pattern[1].Event.Time"),
        Fault(
            "a time that is text", #"{"Event": {"Time": "0", "EventType": "HapticTransient"}}"#, .invalidEventTime,
            "Pattern[1].Event.Time"),
        Fault(
            "a negative duration",
            #"{"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": -1}}"#, .invalidEventDuration,
            "Pattern[1].Event.EventDuration"),
        Fault(
            "a duration that is null",
            #"{"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": null}}"#,
            .invalidEventDuration, "Pattern[1].Event.EventDuration"),
        Fault(
            "parameters that are no list",
            #"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": {}}}"#, .badEventEntry,
            "Pattern[1].Event.EventParameters"),
        Fault(
            "an unknown parameter of an event",
            """
            {"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [
              {"ParameterID": "Force", "ParameterValue": 1}]}}
            """, .invalidParameterType, "Pattern[1].Event.EventParameters[0].ParameterID"),
        Fault(
            "a parameter of an event without a value",
            """
            {"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [
              {"ParameterID": "HapticIntensity"}]}}
            """, .badEventEntry, "Pattern[1].Event.EventParameters[0]"),
        Fault(
            "a switch that is text",
            """
            {"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "x.wav",
              "EventWaveformLoopEnabled": "yes"}}
            """, .badEventEntry, "Pattern[1].Event.EventWaveformLoopEnabled"),
        Fault(
            "an unknown control", #"{"Parameter": {"ParameterID": "Force", "Time": 0, "ParameterValue": 1}}"#,
            .invalidParameterType, "Pattern[1].Parameter.ParameterID"),
        Fault(
            "a control without an id", #"{"Parameter": {"Time": 0, "ParameterValue": 1}}"#, .badParameterEntry,
            "Pattern[1].Parameter"),
        Fault(
            "a control without a value", #"{"Parameter": {"ParameterID": "AudioPanControl", "Time": 0}}"#,
            .badParameterEntry, "Pattern[1].Parameter"),
        Fault(
            "a control whose value is null",
            #"{"Parameter": {"ParameterID": "AudioPanControl", "Time": 0, "ParameterValue": null}}"#,
            .badParameterEntry, "Pattern[1].Parameter.ParameterValue"),
        Fault(
            "a control at a negative time",
            #"{"Parameter": {"ParameterID": "AudioPanControl", "Time": -2, "ParameterValue": 0}}"#,
            .invalidEventTime, "Pattern[1].Parameter.Time"),
        Fault(
            "a curve without points", #"{"ParameterCurve": {"ParameterID": "AudioPanControl", "Time": 0}}"#,
            .badParameterEntry, "Pattern[1].ParameterCurve"),
        Fault(
            "a control point without a value",
            """
            {"ParameterCurve": {"ParameterID": "AudioPanControl", "Time": 0, "ParameterCurveControlPoints": [
              {"Time": 0, "ParameterValue": 1}, {"Time": 1}]}}
            """, .badParameterEntry, "Pattern[1].ParameterCurve.ParameterCurveControlPoints[1]"),
    ]

    @Test(arguments: faults)
    func `a fault has its code, and its place is named`(fault: Fault) throws {
        let tap = #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#
        let text = "{\"Version\": 1, \"Pattern\": [\(tap), \(fault.entry)]}"
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let dictionary = try #require(object as? [String: Any])
        let error = failure { _ = try CHHapticPattern(dictionary: dictionary) }
        #expect(error?.code == fault.code)
        #expect(error?.place == fault.place)
        #expect(error?.userInfo[NSLocalizedRecoverySuggestionErrorKey] is String)
    }

    @Test func `an empty dictionary lacks its pattern`() {
        let keyed = failure { _ = try CHHapticPattern(dictionary: [CHHapticPattern.Key: Any]()) }
        #expect(keyed?.code == .invalidPatternDictionary)
        #expect(keyed?.place == "dictionary")
        let named = failure { _ = try CHHapticPattern(dictionary: [String: Any]()) }
        #expect(named?.code == .invalidPatternDictionary)
    }

    @Test func `a pattern that is no list is refused`() {
        let error = failure { _ = try CHHapticPattern(dictionary: [.pattern: 1]) }
        #expect(error?.code == .invalidPatternDictionary)
        #expect(error?.place == "Pattern")
    }

    @Test func `another version is refused`() {
        let error = failure { _ = try CHHapticPattern(dictionary: [.version: 2, .pattern: [Any]()]) }
        #expect(error?.code == .invalidPatternDictionary)
        #expect(error?.place == "Version")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that JSON has not is refused`(time: Double) {
        let event: [CHHapticPattern.Key: Any] = [.eventType: CHHapticEvent.EventType.hapticTransient, .time: time]
        let error = failure {
            _ = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        }
        #expect(error?.code == .invalidEventTime)
        #expect(error?.place == "Pattern[0].Event.Time")
    }

    @Test func `what nobody can read is refused where it matters`() {
        let event: [CHHapticPattern.Key: Any] = [.eventType: Date(), .time: 0]
        let error = failure {
            _ = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        }
        #expect(error?.code == .invalidEventType)
    }

    @Test func `the first fault is told, in the words of the linter`() {
        let first: [String: Any] = ["Event": ["EventType": "HapticTransient", "Time": -1]]
        let second: [String: Any] = ["Event": ["EventType": "Tap", "Time": 0]]
        let error = failure { _ = try CHHapticPattern(dictionary: ["Pattern": [first, second]]) }
        #expect(
            error?.localizedDescription
                == "Time -1.0 is negative; 0 is the start of the pattern; in a control point, the start of its curve "
                + "(Pattern[0].Event.Time)")
    }

    @Test func `a key that looks like a known one is named`() {
        let event: [String: Any] = ["Event": ["EventType": "HapticContinuous", "Time": 0, "Duration": 1]]
        let error = failure { _ = try CHHapticPattern(dictionary: ["Pattern": [event]]) }
        #expect(error?.localizedDescription.contains(#""Duration" should be "EventDuration""#) == true)
    }
}

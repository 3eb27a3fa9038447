import CoreHaptics
import HapticPatterns
import Testing

struct DictionaryTests {
    /// One of everything, by hand.
    static let expected = HapticPattern(
        events: [
            HapticEvent(
                kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: 0.75, .hapticSharpness: 0.25]),
            HapticEvent(kind: .hapticContinuous, time: 0.5, duration: 1, parameters: [.sustained: 1]),
        ],
        parameters: [DynamicParameter(.hapticSharpnessControl, time: 0.25, value: -0.5)],
        curves: [
            ParameterCurve(
                .hapticIntensityControl, time: 0.5,
                points: [
                    HapticPatterns.ControlPoint(time: 0, value: 1), HapticPatterns.ControlPoint(time: 1, value: 0),
                ])
        ])

    @Test func `keys and structs of Core Haptics`() throws {
        let dictionary: [CHHapticPattern.Key: Any] = [
            .version: 1.0,
            .pattern: [
                [
                    CHHapticPattern.Key.event: [
                        CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticTransient,
                        .time: CHHapticTimeImmediate,
                        .eventParameters: [
                            [
                                CHHapticPattern.Key.parameterID: CHHapticEvent.ParameterID.hapticIntensity,
                                .parameterValue: Float(0.75),
                            ],
                            [.parameterID: CHHapticEvent.ParameterID.hapticSharpness.rawValue, .parameterValue: 0.25],
                        ],
                    ]
                ],
                [
                    CHHapticPattern.Key.event: [
                        CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticContinuous.rawValue,
                        .time: NSNumber(value: 0.5), .eventDuration: 1,
                        .eventParameters: [
                            [CHHapticPattern.Key.parameterID: CHHapticEvent.ParameterID.sustained, .parameterValue: 1]
                        ],
                    ]
                ],
                [
                    CHHapticPattern.Key.parameter: [
                        CHHapticPattern.Key.parameterID: CHHapticDynamicParameter.ID.hapticSharpnessControl,
                        .time: 0.25, .parameterValue: -0.5,
                    ]
                ],
                [
                    CHHapticPattern.Key.parameterCurve: [
                        CHHapticPattern.Key.parameterID: CHHapticDynamicParameter.ID.hapticIntensityControl,
                        .time: 0.5,
                        .parameterCurveControlPoints: [
                            [CHHapticPattern.Key.time: 0, .parameterValue: 1],
                            [CHHapticPattern.Key.time: 1, .parameterValue: 0],
                        ],
                    ]
                ],
            ],
        ]
        #expect(try CHHapticPattern(dictionary: dictionary).model == DictionaryTests.expected)
    }

    static let text = """
        { "Version": 1.0, "Metadata": { "Project": "Test" }, "Pattern": [
          { "Event": { "Time": 0, "EventType": "HapticTransient", "EventParameters": [
              { "ParameterID": "HapticIntensity", "ParameterValue": 0.75 },
              { "ParameterID": "HapticSharpness", "ParameterValue": 0.25 } ] } },
          { "Event": { "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1, "EventParameters": [
              { "ParameterID": "Sustained", "ParameterValue": 1 } ] } },
          { "Parameter": { "ParameterID": "HapticSharpnessControl", "Time": 0.25, "ParameterValue": -0.5 } },
          { "ParameterCurve": { "ParameterID": "HapticIntensityControl", "Time": 0.5,
              "ParameterCurveControlPoints": [
                { "Time": 0, "ParameterValue": 1 }, { "Time": 1, "ParameterValue": 0 } ] } } ] }
        """

    @Test func `what JSONSerialization makes of a file`() throws {
        let object = try JSONSerialization.jsonObject(with: Data(DictionaryTests.text.utf8))
        let dictionary = try #require(object as? [String: Any])
        #expect(try CHHapticPattern(dictionary: dictionary).model == DictionaryTests.expected)
    }

    @Test(arguments: ["0.13931972789115646", "0.07100000000000001", "0.012000000000000010", "3.141592653589793238"])
    func `a long number is the one that a file has`(time: String) throws {
        let text = #"{"Pattern": [{"Event": {"Time": \#(time), "EventType": "HapticTransient"}}]}"#
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let dictionary = try #require(object as? [String: Any])
        #expect(try CHHapticPattern(dictionary: dictionary).model.events.map { $0.time } == [Double(time)])
    }

    @Test func `keys mapped at the top alone`() throws {
        let object = try JSONSerialization.jsonObject(with: Data(DictionaryTests.text.utf8))
        let parsed = try #require(object as? [String: Any])
        let pairs = parsed.map { (CHHapticPattern.Key(rawValue: $0.key), $0.value) }
        let dictionary = Dictionary(uniqueKeysWithValues: pairs)
        #expect(try CHHapticPattern(dictionary: dictionary).model == DictionaryTests.expected)
    }

    @Test func `lists and dictionaries of Foundation`() throws {
        let event: NSDictionary = [
            NSString(string: "EventType"): NSString(string: "HapticTransient"),
            NSString(string: "Time"): NSNumber(value: 2),
        ]
        let entries = NSArray(object: NSDictionary(object: event, forKey: NSString(string: "Event")))
        let pattern = try CHHapticPattern(dictionary: ["Pattern": entries])
        #expect(pattern.model == HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 2)]))
    }

    @Test(
        arguments: [
            2, 2.0, Float(2), UInt8(2), Int64(2), CGFloat(2), NSNumber(value: 2), NSNumber(value: Float(2)),
            NSDecimalNumber(value: 2),
        ] as [any Sendable])
    func `a time of any type of number`(time: any Sendable) throws {
        let event: [CHHapticPattern.Key: Any] = [.eventType: "HapticTransient", .time: time]
        let pattern = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        #expect(pattern.model.events.map { $0.time } == [2])
    }

    @Test func `unknown keys are passed over, whatever they hold`() throws {
        let event: [String: Any] = ["EventType": "HapticTransient", "Time": 0, "Note": Data([1, 2])]
        let dictionary: [String: Any] = ["Pattern": [["Event": event]], "Metadata": Date(), "More": [Data()]]
        #expect(try CHHapticPattern(dictionary: dictionary).model.events.count == 1)
    }

    @Test func `a missing version, a missing time and null are defaults`() throws {
        let event: [String: Any] = ["EventType": "HapticTransient", "EventParameters": NSNull()]
        let timed: [String: Any] = ["EventType": "HapticTransient", "Time": NSNull()]
        let pattern = try CHHapticPattern(dictionary: ["Pattern": [["Event": event], ["Event": timed]]])
        #expect(pattern.model.events == Array(repeating: HapticEvent(kind: .hapticTransient, time: 0), count: 2))
    }

    @Test func `values out of range are kept, and clamped when played`() throws {
        let parameter: [String: Any] = ["ParameterID": "HapticIntensity", "ParameterValue": 3]
        let event: [String: Any] = ["EventType": "HapticTransient", "Time": 0, "EventParameters": [parameter]]
        let model = try CHHapticPattern(dictionary: ["Pattern": [["Event": event]]]).model
        #expect(model.events.first?.parameters[.hapticIntensity] == 3)
        #expect(model.events.first?.value(of: .hapticIntensity) == 1)
    }

    @Test func `what is nested too deep is refused`() {
        var nested: Any = 0
        for _ in 0..<1000 { nested = ["Event": nested] as [String: Any] }
        let error = failure { _ = try CHHapticPattern(dictionary: ["Pattern": [nested]]) }
        #expect(error?.code == .invalidPatternData)
    }
}

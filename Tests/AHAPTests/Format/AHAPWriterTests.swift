import AHAP
import HapticPatterns
import TestSupport
import Testing

struct AHAPWriterTests {
    private func text(_ pattern: HapticPattern, metadata: [(key: String, value: String)] = []) throws -> String {
        String(decoding: try AHAPWriter().bytes(for: pattern, metadata: metadata), as: UTF8.self)
    }

    @Test func `an empty pattern is a file`() throws {
        #expect(
            try text(HapticPattern()) == """
                {
                  "Version": 1.0,
                  "Pattern": []
                }

                """)
    }

    @Test func `all parts of a pattern are written`() throws {
        let pattern = HapticPattern(
            events: [
                HapticEvent(
                    kind: .hapticContinuous, time: 0.5, duration: 1.25,
                    parameters: [.sustained: 0, .hapticIntensity: 0.85]),
                HapticEvent(
                    kind: .audioCustom, time: 1,
                    sound: .init(.path("a \"b\"\\c\u{1}é.wav"), usesVolumeEnvelope: false, loops: true)),
            ],
            parameters: [DynamicParameter(.audioPanControl, time: 0.25, value: -1)],
            curves: [
                ParameterCurve(
                    .hapticSharpnessControl, time: 0.75,
                    points: [ControlPoint(time: 0, value: 0.1), ControlPoint(time: 1e-7, value: -0.5)])
            ])
        let metadata = [(key: "Project", value: "Line\nbreak"), (key: "Created", value: "today")]
        #expect(
            try text(pattern, metadata: metadata) == #"""
                {
                  "Version": 1.0,
                  "Metadata": {
                    "Project": "Line\nbreak",
                    "Created": "today"
                  },
                  "Pattern": [
                    { "Parameter": { "ParameterID": "AudioPanControl", "Time": 0.25, "ParameterValue": -1 } },
                    {
                      "Event": {
                        "Time": 0.5,
                        "EventType": "HapticContinuous",
                        "EventDuration": 1.25,
                        "EventParameters": [
                          { "ParameterID": "HapticIntensity", "ParameterValue": 0.85 },
                          { "ParameterID": "Sustained", "ParameterValue": 0 }
                        ]
                      }
                    },
                    {
                      "ParameterCurve": {
                        "ParameterID": "HapticSharpnessControl",
                        "Time": 0.75,
                        "ParameterCurveControlPoints": [
                          { "Time": 0, "ParameterValue": 0.1 },
                          { "Time": 1e-7, "ParameterValue": -0.5 }
                        ]
                      }
                    },
                    {
                      "Event": {
                        "Time": 1,
                        "EventType": "AudioCustom",
                        "EventWaveformPath": "a \"b\"\\c\u0001é.wav",
                        "EventWaveformUseVolumeEnvelope": false,
                        "EventWaveformLoopEnabled": true
                      }
                    }
                  ]
                }

                """#)
    }

    @Test func `what comes at the same time comes as event, parameter, curve`() throws {
        let pattern = HapticPattern(
            events: [HapticEvent(kind: .hapticTransient, time: 1)],
            parameters: [DynamicParameter(.audioPanControl, time: 1, value: 0)],
            curves: [ParameterCurve(.audioPanControl, time: 1, points: [])])
        let document = AHAPDocument(try AHAPWriter().bytes(for: pattern))
        #expect(document.entries.map(\.kind) == [.event, .parameter, .curve])
    }

    @Test func `a list out of order keeps its order`() throws {
        let times = [3.0, 1, 2]
        let pattern = HapticPattern(
            events: times.map { HapticEvent(kind: .hapticTransient, time: $0) },
            parameters: [DynamicParameter(.audioPanControl, time: 2.5, value: 0)])
        let document = AHAPDocument(try AHAPWriter().bytes(for: pattern))
        #expect(document.pattern == pattern)
        #expect(document.entries.map(\.kind) == [.parameter, .event, .event, .event])
    }

    @Test func `what JSON cannot express is refused`() {
        let writer = AHAPWriter()
        let tap = HapticEvent(kind: .hapticTransient, time: 0)
        let endless = HapticEvent(kind: .hapticContinuous, time: 0, duration: .infinity)
        let loud = HapticEvent(kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: .nan])
        #expect(throws: WriteError.notFinite(.event(1))) {
            try writer.bytes(for: HapticPattern(events: [tap, endless]))
        }
        #expect(throws: WriteError.notFinite(.event(0))) { try writer.bytes(for: HapticPattern(events: [loud])) }
        #expect(throws: WriteError.notFinite(.parameter(0))) {
            _ = try writer.bytes(
                for: HapticPattern(parameters: [DynamicParameter(.audioPanControl, time: .nan, value: 0)]))
        }
        #expect(throws: WriteError.notFinite(.curve(0))) {
            let point = ControlPoint(time: 0, value: -.infinity)
            let curve = ParameterCurve(.audioPanControl, time: 0, points: [point])
            _ = try writer.bytes(for: HapticPattern(curves: [curve]))
        }
    }

    @Test func `sounds that a file cannot hold are refused`() {
        let registered = HapticEvent(kind: .audioCustom, time: 0, sound: .init(.resource(7)))
        let misplaced = HapticEvent(kind: .hapticTransient, time: 0, sound: .init(.path("a.wav")))
        #expect(throws: WriteError.soundIsResource(event: 0)) {
            try AHAPWriter().bytes(for: HapticPattern(events: [registered]))
        }
        #expect(throws: WriteError.soundOnOtherKind(event: 0)) {
            try AHAPWriter().bytes(for: HapticPattern(events: [misplaced]))
        }
    }

    @Test func `reading gives back what was written, and formatting leaves it alone`() throws {
        for seed in 0..<500 {
            var random = RandomPattern(seed: UInt64(seed))
            let (pattern, metadata) = (random.pattern(), random.metadata())
            let bytes = try AHAPWriter().bytes(for: pattern, metadata: metadata)
            let document = AHAPDocument(bytes)
            #expect(document.isJSON, "seed \(seed)")
            #expect(document.pattern == pattern, "seed \(seed)")
            #expect(try AHAPFormatter().format(document) == bytes, "seed \(seed)")
        }
    }
}

/// Random patterns with numbers of any size and sounds at any path.
struct RandomPattern {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func pattern() -> HapticPattern {
        HapticPattern(events: list { $0.event() }, parameters: list { $0.parameter() }, curves: list { $0.curve() })
    }

    mutating func metadata() -> [(key: String, value: String)] { list { (key: $0.string(), value: $0.string()) } }

    private mutating func list<Element>(_ element: (inout Self) -> Element) -> [Element] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in element(&self) }
    }

    private mutating func event() -> HapticEvent {
        let kind = HapticEvent.Kind.allCases.randomElement(using: &random) ?? .hapticTransient
        var parameters = EventParameters()
        for id in EventParameterID.allCases where Bool.random(using: &random) { parameters[id] = float() }
        var sound: HapticEvent.Sound?
        if kind == .audioCustom, Bool.random(using: &random) {
            sound = .init(
                .path(string()), usesVolumeEnvelope: Bool.random(using: &random), loops: Bool.random(using: &random))
        }
        let duration = Bool.random(using: &random) ? double() : nil
        return HapticEvent(kind: kind, time: double(), duration: duration, parameters: parameters, sound: sound)
    }

    private mutating func parameter() -> DynamicParameter { DynamicParameter(id(), time: double(), value: float()) }

    private mutating func curve() -> ParameterCurve {
        ParameterCurve(id(), time: double(), points: list { ControlPoint(time: $0.double(), value: $0.float()) })
    }

    private mutating func id() -> DynamicParameterID {
        DynamicParameterID.allCases.randomElement(using: &random) ?? .hapticIntensityControl
    }

    private static let doubles: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .leastNormalMagnitude, 1e21, 1e-7, 0.1 + 0.2,
    ]
    private static let floats: [Float] = [
        0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.leastNormalMagnitude, 16_777_216, 1 / 3,
        Float(bitPattern: 0x15AE_43FD),
    ]

    private mutating func double() -> Double {
        switch Int.random(in: 0...4, using: &random) {
        case 0: Self.doubles.randomElement(using: &random) ?? 0
        case 1: Double(Int.random(in: -100_000...100_000, using: &random)) / 1000
        default: finite(Double(bitPattern: random.next()))
        }
    }

    private mutating func float() -> Float {
        switch Int.random(in: 0...4, using: &random) {
        case 0: Self.floats.randomElement(using: &random) ?? 0
        case 1: Float(Int.random(in: -100...100, using: &random)) / 100
        default: finite(Float(bitPattern: UInt32(truncatingIfNeeded: random.next())))
        }
    }

    private func finite<Value: BinaryFloatingPoint>(_ value: Value) -> Value { value.isFinite ? value : 1 }

    private mutating func string() -> String {
        let pieces = [
            "", "a", "/", "..", "\\", "\"", "\n", "\u{0}", "\u{7F}", "é", "e\u{301}", "\u{2028}", "🎵", "\u{FEFF}",
        ]
        return (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }
}

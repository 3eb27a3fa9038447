import CoreHaptics
import HapticPatterns
import HapticRendering
import HapticsTesting
import SemanticFeedback
import Testing

/// A snapshot is a file that plays the same, and what is expected is what is felt.
struct SessionPatternTests {
    static let table: [SensoryFeedback] = [
        .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange,
        .pathComplete,
        .press(.button), .release(.slider), .impact(weight: .heavy), .impact(flexibility: .soft, intensity: 0.4),
    ]

    static func held(_ extra: [(EventParameterID, Float)] = [], at time: Double = 0, for duration: Double = 1)
        -> HapticEvent
    {
        var parameters: EventParameters = [.hapticIntensity: 1, .hapticSharpness: 0.5]
        for (id, value) in extra { parameters[id] = value }
        return HapticEvent(kind: .hapticContinuous, time: time, duration: duration, parameters: parameters)
    }

    static func ramp(_ first: Float, _ last: Float, over seconds: Double = 1) -> ParameterCurve {
        ParameterCurve(
            .hapticIntensityControl, time: 0,
            points: [ControlPoint(time: 0, value: first), ControlPoint(time: seconds, value: last)])
    }

    static let shapes: [HapticPattern] = [
        HapticPattern(events: [held()], curves: [ramp(0, 1)]),
        HapticPattern(events: [held()], curves: [ramp(1, 0, over: 0.2)]),
        HapticPattern(events: [held([(.attackTime, 0.9), (.releaseTime, 0.5)])]),
        HapticPattern(events: [held([(.sustained, 0), (.decayTime, 0.6)])]),
        HapticPattern(events: [held(for: 0.3), held(at: 0.5, for: 0.3)], curves: [ramp(0.2, 0.9, over: 0.8)]),
        HapticPattern(
            events: [held(), HapticEvent(kind: .hapticTransient, time: 0.5, parameters: [.hapticIntensity: 1])],
            parameters: [DynamicParameter(.hapticSharpnessControl, time: 0.4, value: -0.5)], curves: [ramp(1, 0)]),
        HapticPattern(events: [
            HapticEvent(kind: .hapticContinuous, time: 0, duration: 0.2, parameters: [.hapticIntensity: 0.5]),
            HapticEvent(kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: 1]),
        ]),
        HapticPattern(events: [
            HapticEvent(
                kind: .audioContinuous, time: 0.1, duration: 0.2, parameters: [.audioVolume: 0.5, .audioPan: -1]),
            held(),
        ]),
    ]

    private func record(_ feedback: SensoryFeedback) -> HapticRecorder {
        let recorder = HapticRecorder()
        recorder.recording {
            feedback.play()
            recorder.advance(by: 3)
        }
        return recorder
    }

    private func difference(_ one: HapticRecorder, _ other: HapticRecorder) -> Float {
        let (a, b) = (one.samples, other.samples)
        guard a.count == b.count else { return .infinity }
        return zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }

    private func replayed(_ recorder: HapticRecorder) throws -> HapticRecorder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
        try Data(recorder.snapshot.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return record(.pattern(try CHHapticPattern(contentsOf: url).model))
    }

    @Test(arguments: table) func `a feedback of the table is what its pattern is`(feedback: SensoryFeedback) throws {
        try record(feedback).expectHaptics(matching: FeedbackPatterns.pattern(of: feedback))
    }

    @Test(arguments: table) func `the snapshot of a feedback plays the same`(feedback: SensoryFeedback) throws {
        let recorder = record(feedback)
        let again = try replayed(recorder)
        #expect(difference(recorder, again) < 0.02)
        #expect(again.snapshot == recorder.snapshot)
    }

    @Test(arguments: table) func `motors are told what they are for the pattern`(feedback: SensoryFeedback) throws {
        let wanted = try Renderer(FeedbackPatterns.pattern(of: feedback)).motorTrack().steps
        let found = try record(feedback).motorTrack().steps
        try #require(found.count == wanted.count)
        for (one, other) in zip(found, wanted) {
            #expect(abs(one.time - other.time) < 1e-9)
            #expect(abs(one.heavy - other.heavy) < 0.01 && abs(one.light - other.light) < 0.01)
        }
    }

    @Test(arguments: shapes.indices) func `a shape is what its pattern is`(index: Int) throws {
        try record(.pattern(Self.shapes[index])).expectHaptics(matching: Self.shapes[index], within: 0, share: 0.001)
    }

    @Test(arguments: shapes.indices) func `the snapshot of a shape plays the same`(index: Int) throws {
        let recorder = record(.pattern(Self.shapes[index]))
        let again = try replayed(recorder)
        #expect(difference(recorder, again) < 0.02)
        #expect(again.snapshot == recorder.snapshot)
    }

    @Test func `shapes are told from each other`() throws {
        for (index, shape) in Self.shapes.dropLast().enumerated() {
            let recorder = record(.pattern(shape))
            for (other, pattern) in Self.shapes.dropLast().enumerated() where other != index {
                #expect(throws: HapticExpectationFailure.self, "\(index) \(other)") {
                    try recorder.expectHaptics(matching: pattern)
                }
            }
        }
        #expect(Set(Self.shapes.map { record(.pattern($0)).snapshot }).count == Self.shapes.count)
    }

    @Test func `a fade from nothing is felt`() throws {
        let recorder = record(.pattern(Self.shapes[0]))
        #expect(throws: HapticExpectationFailure.self) { try recorder.expectNoHaptics() }
        #expect(recorder.onsets == [0])
        #expect(recorder.events.map { $0.intensity } == [0])
        #expect(recorder.events.map { $0.peakIntensity } == [1])
    }

    @Test func `a vibration without end is felt when its level is sent, and each time anew`() throws {
        let stage = try Stage()
        let player = try stage.player(buzz(for: 1e6))
        func send(_ level: Float) throws {
            try player.sendParameters(
                [CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: level, relativeTime: 0)],
                atTime: 0)
        }
        try send(0)
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.1)
        try stage.recorder.expectNoHaptics()
        for level: Float in [1, 0.5, 0, 0.25] {
            try send(level)
            stage.advance(0.1)
        }
        #expect(stage.recorder.onsets.map { ($0 * 1_000).rounded() } == [100, 400])
        #expect(stage.recorder.events.map { $0.peakIntensity } == [1])
        #expect(throws: HapticExpectationFailure.self) { try stage.recorder.expectNoHaptics() }
        let motors = try stage.recorder.motorTrack().steps
        #expect(Set(motors.map { $0.heavy }).count >= 4)
        #expect(stage.recorder.pattern.parameters.map { $0.value } == [0, 1, 0.5, 0, 0.25])
    }

    @Test func `the order of events at the same moment means nothing`() throws {
        let stage = try Stage()
        _ = try stage.playing(buzz(for: 0.5))
        stage.advance(0.001)
        _ = try stage.playing(tap())
        stage.advance(1)
        let expected = try CHHapticPattern(events: [tap(), buzz(for: 0.5)], parameters: [])
        try stage.recorder.expectHaptics(matching: expected, within: 0.005)
        #expect(throws: HapticExpectationFailure.self) {
            try stage.recorder.expectHaptics(matching: expected, within: 0.0005)
        }
    }

    @Test func `what is no number allows nothing`() throws {
        let recorder = record(.pattern(HapticPattern { Tap(intensity: 1, sharpness: 0.5) }))
        let other = HapticPattern { Tap(intensity: 0.2, sharpness: 0.1) }
        #expect(throws: HapticExpectationFailure.self) { try recorder.expectHaptics(matching: other, share: .nan) }
        #expect(throws: HapticExpectationFailure.self) {
            try recorder.expectHaptics(matching: Self.shapes[0], within: .nan)
        }
    }

    @Test func `two players of different levels keep them`() throws {
        let stage = try Stage()
        let rumble = try stage.player(buzz(for: 1, 0.5))
        let level = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0)
        try rumble.sendParameters([level], atTime: 0)
        try rumble.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.3)
        _ = try stage.playing(tap())
        stage.advance(2.7)
        #expect(stage.recorder.pattern.events.map { $0.value(of: .hapticIntensity) } == [0.25, 1])
        #expect(stage.recorder.pattern.parameters.isEmpty)
        #expect(difference(stage.recorder, try replayed(stage.recorder)) < 0.02)
    }

    @Test func `durations in a snapshot are whole microseconds`() throws {
        let stage = try Stage()
        let player = try stage.player(buzz(0.1, for: 0.3))
        player.playbackRate = 0.7
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.3333)
        try player.pause(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.recorder.snapshot.contains("0.190435") || stage.recorder.snapshot.contains("0.190434"))
    }
}

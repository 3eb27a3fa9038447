import CoreHaptics
import HapticPatterns
import HapticsTesting
import SemanticFeedback
import Testing

/// An application's class, as it would be: it knows nothing of tests.
private final class Doorbell: @unchecked Sendable {
    // One thread uses it at a time.
    private var engine: CHHapticEngine?
    private var player: (any CHHapticPatternPlayer)?

    func ring() throws {
        let engine = try self.engine ?? CHHapticEngine()
        self.engine = engine
        try engine.start()
        try engine.makePlayer(with: Doorbell.pattern()).start(atTime: CHHapticTimeImmediate)
    }

    func ringAgainLater() throws {
        guard let engine else { return }
        let player = try self.player ?? engine.makePlayer(with: Doorbell.pattern())
        self.player = player
        try player.start(atTime: CHHapticTimeImmediate)
    }

    static func pattern() throws -> CHHapticPattern {
        try CHHapticPattern(
            events: [
                CHHapticEvent(eventType: .hapticTransient, parameters: parameters(1, 0.5), relativeTime: 0),
                CHHapticEvent(
                    eventType: .hapticContinuous, parameters: parameters(0.5, 0.25), relativeTime: 0.2, duration: 0.3),
            ], parameters: [])
    }

    private static func parameters(_ intensity: Float, _ sharpness: Float) -> [CHHapticEventParameter] {
        [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
        ]
    }
}

struct HapticRecorderTests {
    private let recorder = HapticRecorder()

    @Test func `events are recorded as they begin`() throws {
        try recorder.recording {
            let doorbell = Doorbell()
            recorder.advance(by: 1)
            try doorbell.ring()
            #expect(recorder.events.map { $0.kind } == [.hapticTransient])
            recorder.advance(by: 0.01)
            #expect(recorder.events.map { $0.kind } == [.hapticTransient])
        }
    }

    @Test func `events have times, kinds and values`() throws {
        try recorder.recording {
            let doorbell = Doorbell()
            recorder.advance(by: 1)
            try doorbell.ring()
            recorder.advance(by: 0.5)
            let events = recorder.events
            #expect(events.map { $0.kind } == [.hapticTransient, .hapticContinuous])
            #expect(events.map { ($0.time * 1_000).rounded() } == [1_000, 1_200])
            #expect(events.map { $0.intensity } == [1, 0.5])
            #expect(events.map { $0.sharpness } == [0.5, 0.25])
            #expect(events.map { $0.duration } == [nil, 0.3])
            #expect(recorder.onsets.count == 2)
        }
    }

    @Test func `what a player leaves off is not recorded`() throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            try engine.start()
            let player = try engine.makePlayer(with: Doorbell.pattern())
            try player.start(atTime: CHHapticTimeImmediate)
            recorder.advance(by: 0.1)
            try player.stop(atTime: CHHapticTimeImmediate)
            recorder.advance(by: 1)
            #expect(recorder.events.map { $0.kind } == [.hapticTransient])
        }
    }

    @Test func `samples begin at time 0, whenever the engine does`() throws {
        recorder.recording {
            recorder.advance(by: 0.5)
            SensoryFeedback.impact(weight: .heavy).play()
            recorder.advance(by: 0.1)
            let samples = recorder.samples
            #expect(samples.count == 28_800)
            #expect(samples.prefix(24_000).allSatisfy { $0 == 0 })
            #expect(abs((samples.max() ?? 0) - 1) < 1e-3)
        }
    }

    @Test func `feedback is recorded with its events, and with what became of it`() throws {
        recorder.recording {
            SensoryFeedback.success.play()
            FeedbackTheme.off.perform { SensoryFeedback.warning.play() }
            recorder.advance(by: 0.2)
            #expect(recorder.feedback.map { $0.feedback } == [.success, .warning])
            #expect(recorder.feedback.map { $0.outcome } == [.played, .silenced])
            #expect(recorder.events.map { $0.feedback } == [.success, .success])
        }
    }

    @Test func `without hardware nothing can be made, and feedback fails in silence`() throws {
        recorder.hasHardware = false
        recorder.recording {
            #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
            let error = #expect(throws: CHHapticError.self) { _ = try CHHapticEngine() }
            #expect(error?.code == .notSupported)
            SensoryFeedback.success.play()
            #expect(recorder.feedback.map { $0.outcome } == [.failed])
        }
    }

    @Test func `recorders at the same time do not meet`() async throws {
        await withTaskGroup { group in
            for count in 1...8 {
                group.addTask {
                    let recorder = HapticRecorder()
                    recorder.recording {
                        for _ in 0..<count {
                            SensoryFeedback.selection.play()
                            recorder.advance(by: 0.1)
                        }
                    }
                    #expect(recorder.events.count == count)
                }
            }
        }
    }

    @Test func `an engine of an earlier recorder follows when it starts`() throws {
        let doorbell = Doorbell()
        let later = HapticRecorder()
        try recorder.recording { try doorbell.ring() }
        recorder.advance(by: 1)
        try later.recording { try doorbell.ring() }
        later.advance(by: 1)
        #expect(recorder.events.count == 2)
        #expect(later.events.count == 2)
        #expect(later.samples.contains { $0 > 0.5 })
    }

    @Test func `an engine of an earlier recorder follows when a player starts`() throws {
        let doorbell = Doorbell()
        let later = HapticRecorder()
        try recorder.recording { try doorbell.ring() }
        recorder.advance(by: 1)
        try later.recording { try doorbell.ringAgainLater() }
        later.advance(by: 1)
        #expect(recorder.events.count == 2)
        #expect(later.events.count == 2)
        #expect(recorder.engineChanges.map { $0.state } == [.started, .movedAway])
    }

    @Test func `a start may fail`() throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            recorder.failsToStart = true
            #expect(throws: CHHapticError.self) { try engine.start() }
            recorder.failsToStart = false
            try engine.start()
        }
    }

    @Test(arguments: [
        (HapticRecorder.Incident.interruption, CHHapticEngine.StoppedReason.audioSessionInterrupt),
        (.background, .applicationSuspended), (.controllerLoss, .gameControllerDisconnect),
        (.serviceReset, .systemError),
    ])
    func `what happens to a device reaches the engine's handlers`(
        incident: HapticRecorder.Incident, expected: CHHapticEngine.StoppedReason
    ) throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            // The clock is moved on by this thread, and has run all handlers when it returns.
            nonisolated(unsafe) var reasons: [CHHapticEngine.StoppedReason] = []
            nonisolated(unsafe) var resets = 0
            engine.stoppedHandler = { unsafe reasons.append($0) }
            engine.resetHandler = { unsafe resets += 1 }
            try engine.start()
            recorder.simulate(incident)
            recorder.advance(by: 0.01)
            #expect(unsafe reasons == [expected])
            #expect(unsafe resets == (incident == .serviceReset ? 1 : 0))
        }
    }

    @Test(arguments: [
        (HapticRecorder.Incident.background, HapticRecorder.Incident.foreground), (.interruption, .interruptionEnd),
    ])
    func `while an incident lasts nothing starts, and nothing is played`(
        begin: HapticRecorder.Incident, end: HapticRecorder.Incident
    ) throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            try engine.start()
            SensoryFeedback.success.play()
            recorder.simulate(begin)
            for _ in 0..<2 {
                let error = #expect(throws: CHHapticError.self) { try engine.start() }
                #expect(error?.code == .operationNotPermitted)
                SensoryFeedback.warning.play()
                recorder.advance(by: 0.5)
            }
            recorder.simulate(end)
            try engine.start()
            SensoryFeedback.error.play()
            recorder.advance(by: 0.5)
            #expect(recorder.feedback.map { $0.outcome } == [.played, .failed, .failed, .played])
        }
    }

    @Test func `an application that starts again in the background is told so`() throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            // The clock is moved on by this thread, and has run all handlers when it returns.
            nonisolated(unsafe) var code: CHHapticError.Code?
            engine.stoppedHandler = { _ in
                do { try engine.start() } catch { unsafe code = (error as? CHHapticError)?.code }
            }
            try engine.start()
            recorder.simulate(.background)
            #expect(unsafe code == .operationNotPermitted)
        }
    }

    @Test func `time goes on until something is so`() throws {
        try recorder.recording {
            let engine = try CHHapticEngine()
            try engine.start()
            let player = try engine.makeAdvancedPlayer(with: Doorbell.pattern())
            // The clock is moved on by this thread, and has run all handlers when it returns.
            nonisolated(unsafe) var isOver = false
            player.completionHandler = { _ in unsafe isOver = true }
            try player.start(atTime: CHHapticTimeImmediate)
            #expect(recorder.advance(until: { unsafe isOver }))
            #expect(recorder.now > 0.5)
            #expect(recorder.now < 0.52)
            #expect(!recorder.advance(within: 0.1, until: { false }))
        }
    }

    @Test func `what was recorded can be forgotten`() throws {
        recorder.recording {
            SensoryFeedback.success.play()
            recorder.advance(by: 0.5)
            recorder.clear()
            #expect(recorder.events.isEmpty)
            #expect(recorder.feedback.isEmpty)
            SensoryFeedback.selection.play()
            recorder.advance(by: 0.1)
            #expect(recorder.events.map { $0.feedback } == [.selection])
        }
    }
}

/// Triggers that space feedback do so by the recorder's clock.
struct SpacedFeedbackTests {
    @Test(arguments: [true, false]) func `virtual time passes for triggers, with and without hardware`(
        hasHardware: Bool
    ) {
        let recorder = HapticRecorder()
        recorder.hasHardware = hasHardware
        recorder.recording {
            var trigger = FeedbackTrigger<Int>(.selection).spaced(by: 0.5)
            #expect(trigger.update(0) == nil)
            #expect(trigger.update(1) == .selection)
            recorder.advance(by: 0.25)
            #expect(trigger.update(2) == nil)
            recorder.advance(by: 10)
            #expect(trigger.update(3) == .selection)
        }
    }
}

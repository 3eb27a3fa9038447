import CoreHaptics
import HapticPatterns
import HapticsTesting
import SemanticFeedback
import TestSupport
import Testing

/// Events are those that were played, whatever a pattern says.
struct PlayedEventTests {
    private let stage: Stage

    init() throws { stage = try Stage() }

    @Test func `each pass of a loop has its events`() throws {
        let player = try stage.player(tap(), buzz(0.1, for: 0.1))
        player.loopEnabled = true
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.45)
        player.loopEnabled = false
        stage.advance(1)
        #expect(stage.spans == [Span(0), Span(100, 100), Span(200), Span(300, 100), Span(400), Span(500, 100)])
    }

    @Test func `the end of a loop cuts events`() throws {
        let player = try stage.player(tap(), buzz(0.1, for: 0.2))
        player.loopEnabled = true
        player.loopEnd = 0.15
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.39)
        #expect(stage.spans == [Span(0), Span(100, 50), Span(150), Span(250, 50), Span(300)])
    }

    @Test func `a pause cuts an event, whose rest is one of its own`() throws {
        let player = try stage.playing(buzz(for: 0.5))
        stage.advance(0.2)
        try player.pause(atTime: CHHapticTimeImmediate)
        stage.advance(0.3)
        #expect(stage.spans == [Span(0, 200)])
        try player.resume(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.spans == [Span(0, 200), Span(500, 300, goesOn: true)])
    }

    @Test func `a pause delays what is yet to come`() throws {
        let player = try stage.playing(tap(), tap(0.3))
        stage.advance(0.1)
        try player.pause(atTime: CHHapticTimeImmediate)
        stage.advance(0.25)
        try player.resume(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.spans == [Span(0), Span(550)])
    }

    @Test func `a seek leaves off what plays, and passes over what begins before its place`() throws {
        let player = try stage.playing(tap(), buzz(0.1, for: 0.4), tap(0.3), tap(0.5))
        stage.advance(0.2)
        try player.seek(toOffset: 0.45)
        stage.advance(1)
        #expect(stage.spans == [Span(0), Span(100, 100), Span(250)])
    }

    @Test func `after a seek back events are played again`() throws {
        let player = try stage.playing(tap(), tap(0.1))
        stage.advance(0.05)
        try player.seek(toOffset: 0)
        stage.advance(1)
        #expect(stage.spans == [Span(0), Span(50), Span(150)])
    }

    @Test func `at twice the rate events are twice as close and half as long`() throws {
        let player = try stage.player(tap(), buzz(0.2, for: 0.4))
        player.playbackRate = 2
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.spans == [Span(0), Span(100, 200)])
    }

    @Test func `a rate that changes changes what is left of an event`() throws {
        let player = try stage.playing(buzz(for: 0.4))
        stage.advance(0.1)
        player.playbackRate = 2
        stage.advance(1)
        #expect(stage.spans == [Span(0, 250)])
    }

    @Test func `what is muted is not felt`() throws {
        let player = try stage.player(tap(), buzz(0.1, for: 0.1))
        player.isMuted = true
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        try stage.recorder.expectNoHaptics()
        #expect(stage.recorder.events.isEmpty)
    }

    @Test func `a mute cuts an event, whose rest is felt when it is over`() throws {
        let player = try stage.playing(buzz(for: 1), tap(0.3))
        stage.advance(0.2)
        player.isMuted = true
        stage.advance(0.3)
        player.isMuted = false
        stage.advance(1)
        #expect(stage.spans == [Span(0, 200), Span(500, 500, goesOn: true)])
    }

    @Test func `so does a mute of the engine's`() throws {
        _ = try stage.playing(buzz(for: 1), tap(0.3), tap(0.7))
        stage.advance(0.2)
        stage.engine.isMutedForHaptics = true
        stage.advance(0.3)
        stage.engine.isMutedForHaptics = false
        stage.advance(1)
        #expect(stage.spans == [Span(0, 200), Span(500, 500, goesOn: true), Span(700)])
    }

    @Test func `a player made while the engine is muted is not felt`() throws {
        stage.engine.isMutedForHaptics = true
        stage.advance(0.1)
        _ = try stage.playing(tap(), buzz(0.1, for: 0.1))
        stage.advance(1)
        #expect(stage.recorder.events.isEmpty)
    }

    @Test func `an engine that plays audio only has no haptic events`() throws {
        let engine = try stage.recorder.recording { try CHHapticEngine() }
        engine.playsAudioOnly = true
        try engine.start()
        let player = try engine.makePlayer(with: CHHapticPattern(events: [tap()], parameters: []))
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.recorder.events.isEmpty)
    }

    @Test func `parameters that were sent are in an event's values`() throws {
        let player = try stage.playing(tap(0.1, 0.8, 0.25), tap(0.2, 0.8, 0.25))
        let parameters = [
            CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0.15),
            CHHapticDynamicParameter(parameterID: .hapticSharpnessControl, value: 0.25, relativeTime: 0.15),
        ]
        try player.sendParameters(parameters, atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.recorder.events.map { $0.intensity } == [0.8, 0.4])
        #expect(stage.recorder.events.map { $0.sharpness } == [0.25, 0.5])
    }

    @Test func `curves that were sent are in an event's values`() throws {
        let player = try stage.playing(tap(0.05), buzz(0.1, for: 0.02), tap(0.15))
        let points = [(0.0, Float(0)), (0.2, 1)].map {
            CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
        }
        let curve = CHHapticParameterCurve(parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 0)
        try player.scheduleParameterCurve(curve, atTime: CHHapticTimeImmediate)
        stage.advance(1)
        for (event, expected) in zip(stage.recorder.events, [0.25, 0.5, 0.75] as [Float]) {
            #expect(abs(event.intensity - expected) < 1e-3)
        }
        #expect(stage.recorder.events.count == 3)
    }

    @Test(arguments: [false, true]) func `a stop or a cancel ends an event midway`(cancels: Bool) throws {
        let player = try stage.playing(buzz(for: 1), tap(0.5))
        stage.advance(0.3)
        if cancels { try player.cancel() } else { try player.stop(atTime: CHHapticTimeImmediate) }
        stage.advance(1)
        #expect(stage.spans == [Span(0, 300)])
    }

    @Test func `an event that plays is as long as it is to be`() throws {
        _ = try stage.playing(buzz(for: 1))
        stage.advance(0.3)
        #expect(stage.spans == [Span(0, 1_000)])
    }

    @Test func `an engine that stops ends its events`() throws {
        _ = try stage.playing(buzz(for: 1), tap(0.5))
        stage.advance(0.3)
        stage.engine.stop()
        stage.advance(1)
        try stage.engine.start()
        stage.advance(1)
        #expect(stage.spans == [Span(0, 300)])
    }

    @Test func `an event that was there before a start anew ends there`() throws {
        let player = try stage.playing(buzz(for: 1))
        stage.advance(0.3)
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(2)
        #expect(stage.spans == [Span(0, 300), Span(300, 1_000)])
    }

    @Test func `players do not touch each other's events`() throws {
        let first = try stage.playing(buzz(for: 1), tap(0.5))
        let second = try stage.playing(buzz(0.1, for: 1))
        stage.advance(0.3)
        try first.stop(atTime: CHHapticTimeImmediate)
        stage.advance(0.3)
        try second.pause(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.spans == [Span(0, 300), Span(100, 500)])
    }

    @Test func `a start that waits and is cancelled plays nothing`() throws {
        let player = try stage.player(tap())
        try player.start(atTime: stage.engine.currentTime + 0.5)
        stage.advance(0.4)
        try player.cancel()
        stage.advance(1)
        #expect(stage.recorder.events.isEmpty)
    }

    @Test func `what begins now is an event as long as nothing comes in between`() throws {
        let player = try stage.playing(tap())
        #expect(stage.spans == [Span(0)])
        try player.cancel()
        #expect(stage.spans.isEmpty)
        stage.advance(1)
        #expect(stage.spans.isEmpty)
    }

    @Test func `to look at events changes nothing`() throws {
        let player = try stage.player(tap(), buzz(0.1, for: 0.1))
        player.loopEnabled = true
        try player.start(atTime: CHHapticTimeImmediate)
        for _ in 0..<10 {
            _ = stage.spans
            stage.advance(0.05)
        }
        #expect(stage.spans == [Span(0), Span(100, 100), Span(200), Span(300, 100), Span(400)] + [Span(500, 100)])
    }

    @Test func `events of one player have the feedback for which it was started then`() throws {
        let recorder = stage.recorder
        recorder.recording {
            var theme = FeedbackTheme()
            let pattern = HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 0, parameters: [:])])
            (theme[.success], theme[.warning]) = (pattern, pattern)
            theme.perform {
                for _ in 0..<5 {
                    SensoryFeedback.success.play()
                    recorder.advance(by: 0.1)
                    SensoryFeedback.warning.play()
                    recorder.advance(by: 0.1)
                }
            }
            #expect(recorder.events.map { $0.feedback } == (0..<10).map { $0 % 2 == 0 ? .success : .warning })
        }
    }

    @Test(arguments: 0..<8) func `whatever the pauses, all of an event is felt once`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let player = try stage.playing(buzz(for: 1))
        for _ in 0..<20 {
            stage.advance(Double.random(in: 0.001...0.06, using: &generator))
            if Bool.random(using: &generator) {
                try player.pause(atTime: CHHapticTimeImmediate)
            } else {
                player.isMuted = false
            }
            stage.advance(Double.random(in: 0.001...0.06, using: &generator))
            try player.resume(atTime: CHHapticTimeImmediate)
        }
        stage.advance(2)
        let total = stage.recorder.events.reduce(0) { $0 + ($1.duration ?? 0) }
        #expect(abs(total - 1) < 1e-6, "seed \(seed)")
        for (event, next) in zip(stage.recorder.events, stage.recorder.events.dropFirst()) {
            #expect(event.time + (event.duration ?? 0) < next.time, "seed \(seed)")
        }
    }
}

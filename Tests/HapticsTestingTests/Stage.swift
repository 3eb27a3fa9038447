import CoreHaptics
import HapticsTesting

// What the suites share: an engine that plays on a recorder, and short ways to say patterns and what was recorded.

/// An engine on a recorder of its own.
struct Stage {
    let recorder: HapticRecorder
    let engine: CHHapticEngine

    init(_ recorder: HapticRecorder = HapticRecorder()) throws {
        self.recorder = recorder
        engine = try recorder.recording { try CHHapticEngine() }
        try engine.start()
    }

    func player(_ events: CHHapticEvent...) throws -> any CHHapticAdvancedPatternPlayer {
        try engine.makeAdvancedPlayer(with: CHHapticPattern(events: events, parameters: []))
    }

    /// A player that has been started.
    func playing(_ events: CHHapticEvent...) throws -> any CHHapticAdvancedPatternPlayer {
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: events, parameters: []))
        try player.start(atTime: CHHapticTimeImmediate)
        return player
    }

    func advance(_ seconds: Double) { recorder.advance(by: seconds) }

    /// Times, durations and whether something goes on; in milliseconds, so that they can be compared.
    var spans: [Span] { recorder.events.map { Span($0) } }
}

/// When an event was, in milliseconds.
struct Span: Equatable {
    var start: Double
    var length: Double?
    var goesOn = false

    init(_ start: Double, _ length: Double? = nil, goesOn: Bool = false) {
        (self.start, self.length, self.goesOn) = (start, length, goesOn)
    }

    init(_ event: RecordedEvent) {
        // To the microsecond.
        start = (event.time * 1e6).rounded() / 1e3
        length = event.duration.map { ($0 * 1e6).rounded() / 1e3 }
        goesOn = event.isContinuation
    }
}

func tap(_ time: Double = 0, _ intensity: Float = 1, _ sharpness: Float = 0.5) -> CHHapticEvent {
    CHHapticEvent(eventType: .hapticTransient, parameters: parameters(intensity, sharpness), relativeTime: time)
}

func buzz(_ time: Double = 0, for duration: Double, _ intensity: Float = 1, _ sharpness: Float = 0.5) -> CHHapticEvent {
    CHHapticEvent(
        eventType: .hapticContinuous, parameters: parameters(intensity, sharpness), relativeTime: time,
        duration: duration)
}

private func parameters(_ intensity: Float, _ sharpness: Float) -> [CHHapticEventParameter] {
    [
        CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
        CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
    ]
}

package import HapticPatterns

/// What each feedback feels like: one table, for the library and for the command.
package enum FeedbackTable {
    /// What a feedback plays at a strength of 0...1.
    package static func pattern(of kind: FeedbackKind, strength: Double = 1) -> HapticPattern {
        scaled(patterns[kind] ?? HapticPattern(), by: strength)
    }

    /// A pattern at a strength of 0...1, by which intensities and volumes are multiplied; one of strength 0 has no events.
    package static func scaled(_ pattern: HapticPattern, by strength: Double) -> HapticPattern {
        guard strength > 0 else { return HapticPattern() }
        // Refuses only what is no strength.
        var scaled = (try? pattern.scaled(intensityBy: Float(strength))) ?? pattern
        guard strength < 1 else { return scaled }
        for index in scaled.events.indices where !scaled.events[index].kind.isHaptic {
            let event = scaled.events[index]
            scaled.events[index].parameters[.audioVolume] = EventParameterID.audioVolume.legalValue(
                nearest: event.value(of: .audioVolume) * Float(strength), for: event.kind)
        }
        return scaled
    }

    // Of each tap: seconds, intensity, sharpness.
    private static let patterns: [FeedbackKind: HapticPattern] = [
        // Two pulses, the second one the accent.
        .success: taps((0, 0.7, 0.6), (0.11, 1, 1)),
        // Two pulses, the first one the accent, further apart.
        .warning: taps((0, 0.9, 1), (0.146, 0.7, 0.9)),
        // Four pulses, the third one the accent.
        .error: taps((0, 0.8, 0.5), (0.096, 0.8, 0.5), (0.194, 1, 0.8), (0.29, 0.6, 0.4)),

        .selection: taps((0, 0.6, 0.7)),
        .lightImpact: taps((0, 0.6, 0.4)),
        .mediumImpact: taps((0, 0.8, 0.3)),
        .heavyImpact: taps((0, 1, 0.45)),
        .rigidImpact: taps((0, 0.9, 0.95)),
        .solidImpact: taps((0, 0.8, 0.6)),
        .softImpact: taps((0, 0.7, 0.1)),

        // A pitch that goes up, or down.
        .increase: sweep(sharpness: (0.2, 0.8)),
        .decrease: sweep(sharpness: (0.8, 0.2)),
        // A strength that comes up to a click, or goes away from one.
        .start: swell(intensity: (0.2, 1), clickAt: 0.12),
        .stop: swell(intensity: (1, 0.2), clickAt: 0),

        // Two quick ticks: into the notch, and at rest in it.
        .alignment: taps((0, 0.5, 0.9), (0.05, 0.5, 0.9)),
        // Two deep clicks.
        .levelChange: taps((0, 0.8, 0.2), (0.1, 0.8, 0.2)),
        // Three that run up to the end.
        .pathComplete: taps((0, 0.4, 0.5), (0.06, 0.6, 0.6), (0.12, 0.8, 0.8)),

        // A stop, and its rebound: high at the upper end, low at the lower.
        .maximumSelection: taps((0, 0.7, 1), (0.06, 0.5, 1)),
        .minimumSelection: taps((0, 0.7, 0.25), (0.06, 0.5, 0.25)),
        // A switch that goes over, and one that goes back.
        .onSelection: taps((0, 0.3, 0.4), (0.08, 0.6, 0.6)),
        .offSelection: taps((0, 0.6, 0.6), (0.08, 0.3, 0.4)),

        // Touches: weaker than what follows from them.
        .buttonPress: taps((0, 0.5, 0.5)),
        .iconPress: taps((0, 0.4, 0.8)),
        .sliderPress: taps((0, 0.4, 0.25)),
        .togglePress: taps((0, 0.5, 0.15)),
        .tabPress: taps((0, 0.5, 1)),
        .sliderRelease: taps((0, 0.3, 0.5)),
    ]

    private static func taps(_ taps: (time: Double, intensity: Float, sharpness: Float)...) -> HapticPattern {
        HapticPattern(
            events: taps.map { tap in
                HapticEvent(
                    kind: .hapticTransient, time: tap.time,
                    parameters: [.hapticIntensity: tap.intensity, .hapticSharpness: tap.sharpness])
            })
    }

    /// A vibration of 120 ms whose sharpness moves evenly.
    private static func sweep(sharpness: (from: Float, to: Float)) -> HapticPattern {
        let low = min(sharpness.from, sharpness.to)
        return HapticPattern(
            events: [buzz(intensity: 0.7, sharpness: low)],
            curves: [line(.hapticSharpnessControl, from: sharpness.from - low, to: sharpness.to - low)])
    }

    /// A vibration of 120 ms whose intensity moves evenly, and a click.
    private static func swell(intensity: (from: Float, to: Float), clickAt time: Double) -> HapticPattern {
        HapticPattern(
            events: [buzz(intensity: 0.6, sharpness: 0.4)] + taps((time, 0.9, 0.8)).events,
            curves: [line(.hapticIntensityControl, from: intensity.from, to: intensity.to)])
    }

    private static func buzz(intensity: Float, sharpness: Float) -> HapticEvent {
        HapticEvent(
            kind: .hapticContinuous, time: 0, duration: 0.12,
            parameters: [.hapticIntensity: intensity, .hapticSharpness: sharpness])
    }

    private static func line(_ id: DynamicParameterID, from: Float, to: Float) -> ParameterCurve {
        ParameterCurve(id, time: 0, points: [ControlPoint(time: 0, value: from), ControlPoint(time: 0.12, value: to)])
    }
}

import HapticPatterns
import HapticRendering

/// How long attack, decay and release last under the controls in force when they begin.
struct EnvelopeMaker: ~Copyable, Sendable {
    var controls: LatchedControls
    private let law: EnvelopeLaw
    private let rate: Double

    init(_ pattern: HapticPattern, _ settings: RenderSettings) {
        controls = LatchedControls(pattern, on: SampleClock(settings))
        law = settings.envelope
        rate = settings.sampleRate
    }

    /// Samples of attack of an event that begins at a position.
    func attack(of shape: EventShape, at position: Double) -> Double {
        let control =
            shape.isHaptic
            ? controls.haptic.attack.value(at: position) : controls.audio.attack.value(at: position)
        return samples(shape.attack + control, in: law.attack)
    }

    /// Samples of decay that begins at a position; `nil` where the level is held.
    func decay(of shape: EventShape, at position: Double) -> Double? {
        guard let decay = shape.decay else { return nil }
        let control =
            shape.isHaptic ? controls.haptic.decay.value(at: position) : controls.audio.decay.value(at: position)
        return samples(decay + control, in: law.decay)
    }

    /// Samples of release that begins at a position.
    func release(of shape: EventShape, at position: Double) -> Double {
        let control =
            shape.isHaptic
            ? controls.haptic.release.value(at: position) : controls.audio.release.value(at: position)
        return samples(shape.release + control, in: law.release)
    }

    /// Attack, 0...1, of an event that begins at a position.
    func attack(of shape: EventShape, from position: Double) -> Float {
        let control =
            shape.isHaptic ? controls.haptic.attack.value(at: position) : controls.audio.attack.value(at: position)
        return Float(Numerics.unit(shape.attack + control))
    }

    /// Decay, 0...1, of an event that begins at a position; `nil` where the level is held.
    func decay(of shape: EventShape, from position: Double) -> Float? {
        guard let decay = shape.decay else { return nil }
        let control =
            shape.isHaptic ? controls.haptic.decay.value(at: position) : controls.audio.decay.value(at: position)
        return Float(Numerics.unit(decay + control))
    }

    /// Release, 0...1, that begins at a position.
    func release(of shape: EventShape, from position: Double) -> Float {
        let control =
            shape.isHaptic ? controls.haptic.release.value(at: position) : controls.audio.release.value(at: position)
        return Float(Numerics.unit(shape.release + control))
    }

    /// Samples of the release of what has none, since only its decay ends it.
    var shortestRelease: Double { law.release.lowerBound * rate }

    private func samples(_ value: Double, in range: ClosedRange<Double>) -> Double {
        law.seconds(Numerics.unit(value), in: range) * rate
    }
}

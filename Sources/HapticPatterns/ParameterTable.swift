// The one table of parameters and controls. Everything that knows a name, range, default, unit, combining rule or event
// kind takes it from here: the accessors beside the ids, normalising, the reader, linter, schema and written docs.
//
// Sources, in the order in which they win:
// 1. The headers of Core Haptics: names, ranges, combining rules, the defaults of attack, decay, release, sustained, pan
//    and brightness, and which events a control acts on.
// 2. Apple's open Unity plug-in: its fallback table holds the defaults of intensity, sharpness, volume and pitch, and its
//    event editor tells which parameters an event type offers.
// 3. Where those disagree, our choice: `sustained` is 1 unless stated (header; the plug-in says 0), the sharpness control
//    acts on taps too (header; the AHAP article says continuous events only), and so does the decay control (header).

/// What is known of one event parameter.
struct EventParameterRow {
    let name: String
    let unit: ParameterUnit
    let range: ClosedRange<Float>
    /// The default on taps, where it differs from ``defaultValue``.
    var transientDefault: Float?
    let defaultValue: Float
    let kinds: KindSet
    let meaning: String
}

/// What is known of one control.
struct DynamicParameterRow {
    let name: String
    let range: ClosedRange<Float>
    let combination: DynamicParameterID.Combination
    let target: EventParameterID
    let kinds: KindSet
    let meaning: String
}

extension EventParameterID {
    // Inlined, so that whoever wants one column does not make the whole row.
    @inline(__always)
    var row: EventParameterRow {
        switch self {
        case .hapticIntensity:
            EventParameterRow(
                name: "HapticIntensity", unit: .relative, range: 0...1, transientDefault: 0.75, defaultValue: 0.6,
                kinds: .haptic, meaning: "strength: 0 is nothing, 1 the strongest")
        case .hapticSharpness:
            EventParameterRow(
                name: "HapticSharpness", unit: .relative, range: 0...1, transientDefault: 0.5, defaultValue: 0.422601,
                kinds: .haptic, meaning: "feel: 0 is round and dull, 1 crisp and precise")
        case .attackTime:
            EventParameterRow(
                name: "AttackTime", unit: .normalizedTime, range: 0...1, defaultValue: 0,
                kinds: .enveloped, meaning: "length of the rise to full level")
        case .decayTime:
            EventParameterRow(
                name: "DecayTime", unit: .normalizedTime, range: 0...1, defaultValue: 0,
                kinds: .enveloped, meaning: "length of the fall to zero after the attack, where Sustained is 0")
        case .releaseTime:
            EventParameterRow(
                name: "ReleaseTime", unit: .normalizedTime, range: 0...1, defaultValue: 0,
                kinds: .enveloped, meaning: "length of the fade after the event's duration")
        case .sustained:
            EventParameterRow(
                name: "Sustained", unit: .flag, range: 0...1, defaultValue: 1,
                kinds: .enveloped, meaning: "1 holds the level for the duration, 0 lets it decay after the attack")
        case .audioVolume:
            EventParameterRow(
                name: "AudioVolume", unit: .gain, range: 0...1, defaultValue: 1,
                kinds: .audio, meaning: "loudness: 0 is silent, 1 unchanged")
        case .audioPitch:
            EventParameterRow(
                name: "AudioPitch", unit: .relative, range: -1...1, defaultValue: 0,
                kinds: .audio, meaning: "shift of pitch: 0 is unchanged")
        case .audioPan:
            EventParameterRow(
                name: "AudioPan", unit: .position, range: -1...1, defaultValue: 0,
                kinds: .audio, meaning: "place: -1 is left, 0 centre, 1 right")
        case .audioBrightness:
            EventParameterRow(
                name: "AudioBrightness", unit: .relative, range: 0...1, defaultValue: 1,
                kinds: .audio, meaning: "high frequencies: 0 is dull, 1 all of them")
        }
    }
}

extension DynamicParameterID {
    @inline(__always)
    var row: DynamicParameterRow {
        switch self {
        case .hapticIntensityControl:
            DynamicParameterRow(
                name: "HapticIntensityControl", range: 0...1, combination: .multiply, target: .hapticIntensity,
                kinds: .haptic, meaning: "scales the intensity of taps and buzzes down")
        case .hapticSharpnessControl:
            DynamicParameterRow(
                name: "HapticSharpnessControl", range: -1...1, combination: .add, target: .hapticSharpness,
                kinds: .haptic, meaning: "makes taps and buzzes sharper or duller")
        case .hapticAttackTimeControl:
            DynamicParameterRow(
                name: "HapticAttackTimeControl", range: -1...1, combination: .add, target: .attackTime,
                kinds: .hapticContinuous, meaning: "lengthens or shortens the attack of buzzes")
        case .hapticDecayTimeControl:
            DynamicParameterRow(
                name: "HapticDecayTimeControl", range: -1...1, combination: .add, target: .decayTime,
                kinds: .haptic, meaning: "lengthens or shortens the decay of taps and buzzes")
        case .hapticReleaseTimeControl:
            DynamicParameterRow(
                name: "HapticReleaseTimeControl", range: -1...1, combination: .add, target: .releaseTime,
                kinds: .hapticContinuous, meaning: "lengthens or shortens the release of buzzes")
        case .audioVolumeControl:
            DynamicParameterRow(
                name: "AudioVolumeControl", range: 0...1, combination: .multiply, target: .audioVolume,
                kinds: .audio, meaning: "scales the volume of tones and sounds down")
        case .audioPanControl:
            DynamicParameterRow(
                name: "AudioPanControl", range: -1...1, combination: .add, target: .audioPan,
                kinds: .audio, meaning: "moves tones and sounds to the left or right")
        case .audioBrightnessControl:
            DynamicParameterRow(
                name: "AudioBrightnessControl", range: -1...1, combination: .add, target: .audioBrightness,
                kinds: .audio, meaning: "makes tones and sounds brighter or duller")
        case .audioPitchControl:
            DynamicParameterRow(
                name: "AudioPitchControl", range: -1...1, combination: .add, target: .audioPitch,
                kinds: .audio, meaning: "shifts the pitch of tones and sounds")
        case .audioAttackTimeControl:
            DynamicParameterRow(
                name: "AudioAttackTimeControl", range: -1...1, combination: .add, target: .attackTime,
                kinds: .audio, meaning: "lengthens or shortens the attack of tones and sounds")
        case .audioDecayTimeControl:
            DynamicParameterRow(
                name: "AudioDecayTimeControl", range: -1...1, combination: .add, target: .decayTime,
                kinds: .audio, meaning: "lengthens or shortens the decay of tones and sounds")
        case .audioReleaseTimeControl:
            DynamicParameterRow(
                name: "AudioReleaseTimeControl", range: -1...1, combination: .add, target: .releaseTime,
                kinds: .audio, meaning: "lengthens or shortens the release of tones and sounds")
        }
    }
}

package import HapticPatterns

/// The words that AHAP knows: keys, event types and parameter ids. The reader recognises them while it scans.
package enum KnownWord: UInt8, CaseIterable, Hashable, Sendable {
    /// Any other string.
    case unknown

    case version, metadata, pattern
    case event, parameter, parameterCurve
    case time, eventType, eventDuration, eventParameters
    case eventWaveformPath, eventWaveformUseVolumeEnvelope, eventWaveformLoopEnabled
    case parameterID, parameterValue, parameterCurveControlPoints

    case hapticTransient, hapticContinuous, audioContinuous, audioCustom

    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    case audioVolume, audioPitch, audioPan, audioBrightness

    case hapticIntensityControl, hapticSharpnessControl
    case hapticAttackTimeControl, hapticDecayTimeControl, hapticReleaseTimeControl
    case audioVolumeControl, audioPanControl, audioBrightnessControl, audioPitchControl
    case audioAttackTimeControl, audioDecayTimeControl, audioReleaseTimeControl

    /// The event type of this word, if it is one.
    package var eventKind: HapticEvent.Kind? {
        guard rawValue >= KnownWord.hapticTransient.rawValue else { return nil }
        return HapticEvent.Kind(rawValue: rawValue - KnownWord.hapticTransient.rawValue)
    }

    /// The event parameter of this word, if it is one.
    package var eventParameter: EventParameterID? {
        guard rawValue >= KnownWord.hapticIntensity.rawValue else { return nil }
        return EventParameterID(rawValue: rawValue - KnownWord.hapticIntensity.rawValue)
    }

    /// The dynamic parameter of this word, if it is one.
    package var dynamicParameter: DynamicParameterID? {
        guard rawValue >= KnownWord.hapticIntensityControl.rawValue else { return nil }
        return DynamicParameterID(rawValue: rawValue - KnownWord.hapticIntensityControl.rawValue)
    }

    /// The spelling in a file; empty for ``unknown``.
    package var name: String {
        if let eventKind { return eventKind.name }
        if let eventParameter { return eventParameter.name }
        if let dynamicParameter { return dynamicParameter.name }
        return keyName
    }

    private var keyName: String {
        switch self {
        case .version: "Version"
        case .metadata: "Metadata"
        case .pattern: "Pattern"
        case .event: "Event"
        case .parameter: "Parameter"
        case .parameterCurve: "ParameterCurve"
        case .time: "Time"
        case .eventType: "EventType"
        case .eventDuration: "EventDuration"
        case .eventParameters: "EventParameters"
        case .eventWaveformPath: "EventWaveformPath"
        case .eventWaveformUseVolumeEnvelope: "EventWaveformUseVolumeEnvelope"
        case .eventWaveformLoopEnabled: "EventWaveformLoopEnabled"
        case .parameterID: "ParameterID"
        case .parameterValue: "ParameterValue"
        case .parameterCurveControlPoints: "ParameterCurveControlPoints"
        default: ""
        }
    }
}

/// The rules by which voices turn intensity, sharpness and pitch into samples, for one sample rate.
package struct Waveform: BitwiseCopyable, Sendable {
    /// From the sharpness of continuous events to their frequency.
    let continuousFrequency: FrequencyMap
    /// From the pitch of the built-in tone to its frequency.
    let toneFrequency: FrequencyMap
    let continuousAmplitude: AmplitudeLaw
    let tapAmplitude: AmplitudeLaw
    /// Adds the partials of the preview.
    let isPreview: Bool
    /// Samples a second.
    let rate: Double

    init(_ settings: RenderSettings) {
        let profile = settings.profile
        let law: FrequencyLaw
        if let band = settings.bandToKeep {
            law = FrequencyLaw(.logarithmic, from: band.lowerBound, to: band.upperBound)
        } else {
            law = profile.continuousFrequency
        }
        continuousFrequency = FrequencyMap(law, rate: settings.sampleRate)
        toneFrequency = FrequencyMap(octavesAround: settings.toneFrequency / settings.sampleRate)
        continuousAmplitude = profile.continuousAmplitude
        tapAmplitude = profile.tapAmplitude
        isPreview = settings.signal == .preview
        rate = settings.sampleRate
    }
}

extension RenderSettings {
    /// The band that the drive must keep to, if any.
    var bandToKeep: ClosedRange<Double>? { keepsToActuatorBand ? actuator.halfPowerBand : nil }

    /// The one frequency in hertz of all taps that ``bandToKeep`` asks for, if any.
    var tapFrequencyToKeep: Double? {
        guard keepsToActuatorBand, case .resonant(let frequency, _) = actuator.kind else { return nil }
        return frequency
    }
}

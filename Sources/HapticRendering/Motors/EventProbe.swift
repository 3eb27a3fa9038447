/// What a haptic event does from a moment on: straight lines, up to the moment at which one of them gives way.
struct EventProbe: BitwiseCopyable {
    private let law: AmplitudeLaw
    private let intensity: Envelope.Line
    private let envelope: Envelope.Line
    private let sharpness: Envelope.Line
    /// Samples from the start of the event to the next change; infinity after the last.
    let change: Double

    /// A continuous event, at a time in samples from its start that is not before it.
    ///
    /// - Parameters:
    ///   - origin: The position in the pattern at which it starts.
    ///   - rate: How far the pattern gets on in one sample.
    init(
        _ continuous: TimelineEvent.Continuous, of event: TimelineEvent, at time: Double, origin: Double,
        rate: Double = 1, _ timeline: borrowing Timeline
    ) {
        law = timeline.waveform.continuousAmplitude
        let position = origin + rate * time
        let level = timeline.controls.intensity.line(at: position)
        let colour = timeline.controls.sharpness.line(at: position)
        let strength = Double(event.strength)
        intensity = Envelope.Line(value: strength * level.value, slope: strength * level.slope * rate)
        sharpness = Envelope.Line(value: Double(event.colour) + colour.value, slope: colour.slope * rate)
        let shape = continuous.envelope
        envelope =
            time < shape.end ? shape.line(shape.stage(at: time), at: time) : Envelope.Line(value: 0, slope: 0)
        change = min(shape.nextChange(after: time), (min(level.end, colour.end) - origin) / rate)
    }

    /// The amplitude some samples later or earlier, along these lines.
    @inline(__always)
    func amplitude(after time: Double) -> Double {
        let level = Numerics.unit(intensity.value + intensity.slope * time)
        return law.amplitude(ofIntensity: level) * Numerics.unit(envelope.value + envelope.slope * time)
    }

    /// The effective sharpness some samples later or earlier, along this line.
    @inline(__always)
    func sharpness(after time: Double) -> Double { Numerics.unit(sharpness.value + sharpness.slope * time) }
}

extension ControlTable {
    /// The line in force at a position, from there on, and where it ends.
    func line(at position: Double) -> (value: Double, slope: Double, end: Double) {
        let index = index(at: position)
        let segment = self[index]
        return (segment.value + segment.slope * (position - segment.start), segment.slope, end(of: index))
    }
}

/// A continuous event over one span: an envelope, an amplitude, and a sine of a phase with a closed form.
struct ContinuousWave: BitwiseCopyable {
    /// With the factor of the amplitude.
    private let envelope: Ramp
    private let amplitude: RampPower
    private let piece: FrequencyPiece
    private let time: Double
    /// The phase as a cubic of the sample in the span.
    private let phase: Ramp
    private let second: Float
    private let third: Float

    @inline(__always)
    init(envelope: Ramp, amplitude: RampPower, piece: FrequencyPiece, time: Double) {
        self.envelope = envelope
        self.amplitude = amplitude
        self.piece = piece
        self.time = time
        let (cycles, frequency, second, third) = piece.cubic(at: time)
        phase = Ramp(Numerics.reduced(cycles), frequency)
        self.second = Float(second)
        self.third = Float(third)
    }

    /// Adds the wave to a lane, whose first sample has that number in the span.
    @inline(__always)
    func add(to lane: Lane, first: Int, isPreview: Bool) {
        if !piece.isGentle || amplitude.needsPower {
            lane.add(from: first) { x in
                let cycles = exactPhase(x)
                let wave = isPreview ? Oscillator.preview(cycles, decay: 1) : Oscillator.sine(cycles)
                return envelope(x) * amplitude.exact(x) * wave
            }
        } else if amplitude.isConstant, piece.isConstant {
            if isPreview {
                lane.add(from: first) { envelope($0) * Oscillator.preview(phase($0), decay: 1) }
            } else {
                lane.add(from: first) { envelope($0) * Oscillator.sine(phase($0)) }
            }
        } else if isPreview {
            lane.add(from: first) { envelope($0) * amplitude($0) * Oscillator.preview(cubic($0), decay: 1) }
        } else {
            lane.add(from: first) { envelope($0) * amplitude($0) * Oscillator.sine(cubic($0)) }
        }
    }

    @inline(__always)
    private func cubic(_ x: Float) -> Float {
        phase.value + x * (phase.slope + x * (second + x * third))
    }

    private func exactPhase(_ x: Float) -> Float {
        Float(Numerics.reduced(piece.cycles(at: time + Double(x))))
    }
}

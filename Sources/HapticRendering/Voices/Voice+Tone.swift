extension Voice {
    /// The built-in tone: four partials, each half as strong as the one before, which brightness dims.
    mutating func renderTone(
        _ body: TimelineEvent.Sounding, _ event: TimelineEvent, _ stretch: Stretch,
        into lanes: (left: Lane, right: Lane),
        _ timeline: borrowing Timeline
    ) {
        var sample = stretch.start
        while sample < stretch.end {
            let span = audioSpan(around: sample, body, event, isStereo: false, timeline)
            let end = min(span.end, stretch.end)
            let partials = TonePartials(span, frequency.piece, rate: timeline.waveform.rate)
            let left = lanes.left.part(from: sample + stretch.shift, count: end - sample)
            let right = lanes.right.part(from: sample + stretch.shift, count: end - sample)
            left.add(with: right, from: sample - span.start) { x in
                let value = span.gain(x) * partials(x)
                return span.pan(x, left: value, right: value)
            }
            sample = end
        }
    }
}

/// The partials of the built-in tone over one span.
private struct TonePartials: BitwiseCopyable {
    private let piece: FrequencyPiece
    private let time: Double
    private let phase: (Double, Double, Double, Double)
    private let levels: (Ramp, Ramp, Ramp, Ramp)

    init(_ span: AudioSpan, _ piece: FrequencyPiece, rate: Double) {
        self.piece = piece
        time = span.time
        let cubic = piece.cubic(at: span.time)
        phase = (Numerics.reduced(cubic.0), cubic.1, cubic.2, cubic.3)
        let last = piece.cubic(at: span.time + Double(span.count)).1
        func level(_ partial: Double, _ share: Double) -> Ramp {
            Ramp(
                from: share * Self.level(of: partial * cubic.1, brightness: span.brightness.first, rate: rate),
                to: share * Self.level(of: partial * last, brightness: span.brightness.last, rate: rate),
                over: span.count)
        }
        levels = (level(1, 8.0 / 15), level(2, 4.0 / 15), level(3, 2.0 / 15), level(4, 1.0 / 15))
    }

    /// What is left of a partial of a frequency in cycles a sample: nothing where the sample rate has no room for it.
    private static func level(of frequency: Double, brightness: Double, rate: Double) -> Double {
        frequency < 0.5 ? LowPass.gain(ofBrightness: brightness, atFrequency: frequency * rate) : 0
    }

    @inline(__always)
    func callAsFunction(_ x: Float) -> Float {
        let t = Double(x)
        let cycles =
            piece.isGentle
            ? phase.0 + t * (phase.1 + t * (phase.2 + t * phase.3)) : piece.cycles(at: time + t)
        let turn = Float(Numerics.reduced(cycles))
        return levels.0(x) * Oscillator.sine(turn) + levels.1(x) * Oscillator.sine(2 * turn)
            + levels.2(x) * Oscillator.sine(3 * turn) + levels.3(x) * Oscillator.sine(4 * turn)
    }
}

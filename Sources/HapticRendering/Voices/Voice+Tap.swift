extension Voice {
    mutating func renderTap(
        _ tap: TimelineEvent.Tap, strength: Double, _ stretch: Stretch, into lane: Lane, _ timeline: borrowing Timeline
    ) {
        let law = timeline.waveform.tapAmplitude
        let cell = TapWave.cell(for: tap)
        var sample = stretch.start
        while sample < stretch.end {
            level.move(to: sample, timeline.controls.intensity, grid)
            var span = SpanBounds(cellAround: sample, length: cell)
            span.narrow(level)
            let end = min(span.end, stretch.end)
            let time = grid.time(of: span.start)
            let line = level.line(at: time, timeline.controls.intensity, grid)
            let amplitude = RampPower(law, strength * line.value, strength * line.slope)
            if amplitude.factor > 0 {
                let wave = TapWave(tap, at: time, cell: cell)
                let part = lane.part(from: sample + stretch.shift, count: end - sample)
                Self.add(
                    wave, amplitude, gain: Float(tap.gain * amplitude.factor), timeline.waveform.isPreview, to: part,
                    first: sample - span.start)
            }
            sample = end
        }
    }

    @inline(__always)
    private static func add(
        _ wave: TapWave, _ amplitude: RampPower, gain: Float, _ isPreview: Bool, to lane: Lane, first: Int
    ) {
        if amplitude.needsPower {
            lane.add(from: first) { gain * amplitude.exact($0) * (isPreview ? wave.preview($0) : wave.drive($0)) }
        } else if isPreview {
            lane.add(from: first) { gain * amplitude($0) * wave.preview($0) }
        } else {
            lane.add(from: first) { gain * amplitude($0) * wave.drive($0) }
        }
    }
}

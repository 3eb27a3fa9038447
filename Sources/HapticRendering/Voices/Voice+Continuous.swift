extension Voice {
    mutating func renderContinuous(
        _ body: TimelineEvent.Continuous, _ event: TimelineEvent, _ stretch: Stretch, into lane: Lane,
        _ timeline: borrowing Timeline
    ) {
        let path = timeline.frequencyPath(of: event, on: grid)
        let law = timeline.waveform.continuousAmplitude
        let strength = Double(event.strength)
        let corners = EnvelopeSamples(body.envelope, grid)
        var sample = stretch.start
        while sample < stretch.end {
            level.move(to: sample, timeline.controls.intensity, grid)
            moveFrequency(to: sample, path, timeline.controls.sharpness)
            let (stage, stageStart, stageEnd) = corners.stage(of: sample)
            var span = SpanBounds(cellAround: sample)
            span.narrow(stageStart, stageEnd)
            span.narrow(frequencyStart, frequencyEnd)
            span.narrow(level)
            let end = min(span.end, stretch.end)
            let time = grid.time(of: span.start)
            let line = level.line(at: time, timeline.controls.intensity, grid)
            let amplitude = RampPower(law, strength * line.value, strength * line.slope)
            if amplitude.factor > 0 {
                let wave = ContinuousWave(
                    envelope: Ramp(body.envelope.line(stage, at: time), times: amplitude.factor),
                    amplitude: amplitude, piece: frequency.piece, time: time)
                let part = lane.part(from: sample + stretch.shift, count: end - sample)
                wave.add(to: part, first: sample - span.start, isPreview: timeline.waveform.isPreview)
            }
            sample = end
        }
    }
}

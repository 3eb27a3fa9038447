public import HapticPatterns
import HapticPlayback
public import HapticRendering

extension HapticRecorder {
    /// The events as they were played so far, in their order; also what begins at this very moment, as long as nothing comes
    /// in between. Of more than some thousands in a millisecond on one engine the last are left out.
    public var events: [RecordedEvent] {
        let due = outputs.flatMap { $0.dueEvents() }
        return Record.inOrder(record.withLock { $0.events } + due)
    }

    /// The handlers that were called so far, in their order: of engines and players that play here, and as far as the
    /// program has set them.
    public var handlerCalls: [HandlerCall] { record.withLock { $0.handlerCalls } }

    /// The feedback that was asked for, in the order of the calls, also what was not played.
    public var feedback: [RecordedFeedback] { record.withLock { $0.feedback } }

    /// When engines started and stopped.
    public var engineChanges: [EngineChange] { record.withLock { $0.changes } }

    /// What was felt, as a share of full drive, from time 0 on: the sum of all engines. At the sample rate of
    /// ``capabilities``.
    public var samples: [Float] {
        for output in outputs { output.collect() }
        let rate = capabilities.sampleRate
        return record.withLock { record in
            var samples: [Float] = []
            for run in record.runs {
                let start = max(Numerics.floor(run.start * rate + 0.5), 0)
                let end = start + run.samples.count
                if end > samples.count { samples += [Float](repeating: 0, count: end - samples.count) }
                for (index, sample) in run.samples.enumerated() { samples[start + index] += sample }
            }
            return samples
        }
    }

    /// When taps and vibrations began, in seconds; those of the same moment once.
    public var onsets: [Double] {
        var onsets: [Double] = []
        for event in events where event.kind.isHaptic && event.intensity > 0 && onsets.last != event.time {
            onsets.append(event.time)
        }
        return onsets
    }

    /// The session as one pattern, from time 0 on: what began to play so far.
    public var pattern: HapticPattern {
        HapticPattern(
            events: events.filter { $0.kind.isHaptic }.map { event in
                HapticEvent(
                    kind: event.kind, time: event.time, duration: event.duration,
                    parameters: [.hapticIntensity: event.intensity, .hapticSharpness: event.sharpness])
            })
    }

    /// What two rumble motors would have been told.
    ///
    /// - Throws: `RenderError` where the session is more than can be rendered.
    public func motorTrack() throws(RenderError) -> MotorTrack {
        try Renderer(pattern).motorTrack()
    }

    /// Forgets all that was recorded; time and engines go on.
    public func clear() {
        for output in outputs { output.collect() }
        record.withLock { $0.clear() }
    }
}

public import HapticPatterns
import HapticPlayback
public import HapticRendering

extension HapticRecorder {
    /// The events as they were played so far, in their order; also what begins at this very moment, as long as nothing comes
    /// in between. Of more than some thousands in a millisecond on one engine the last are left out.
    public var events: [RecordedEvent] {
        played.map { $0.event }
    }

    /// The events with all that is known of them, in their order.
    var played: [PlayedEvent] { look { played, _ in played } }

    /// Looks at the events, and the record of this moment.
    private func look<Result>(_ body: ([PlayedEvent], Record) -> Result) -> Result {
        let due = outputs.flatMap { $0.dueEvents() }
        let now = clock.now
        return record.withLock { record in
            let played = (record.noted + due).map { record.played($0, until: now) }
            return body(Self.inOrder(played), record)
        }
    }

    /// By time; of those at the same time, what was noted first comes first.
    private static func inOrder(_ played: [PlayedEvent]) -> [PlayedEvent] {
        let order = played.indices.sorted { (played[$0].event.time, $0) < (played[$1].event.time, $1) }
        return order.map { played[$0] }
    }

    /// The handlers that were called so far, in their order: of engines and players that play here, and as far as the
    /// program has set them.
    public var handlerCalls: [HandlerCall] { record.withLock { $0.handlerCalls } }

    /// The feedback that was asked for, in the order of the calls, also what was not played.
    public var feedback: [RecordedFeedback] {
        record.withLock { record in
            record.entries.compactMap { entry in
                if case .feedback(let feedback) = entry { feedback } else { nil }
            }
        }
    }

    /// When engines started and stopped.
    public var engineChanges: [EngineChange] { record.withLock { $0.changes } }

    /// What was felt, as a share of full drive, from time 0 on: the sum of all engines. At the sample rate of
    /// ``capabilities``. Made for each call of what is kept, which is no silence.
    public var samples: [Float] {
        let rate = capabilities.sampleRate
        return record.withLock { record in
            let starts = record.runs.map { max(Numerics.floor($0.start * rate + 0.5), 0) }
            let end = zip(starts, record.runs).map { $0 + $1.samples.count }.max() ?? 0
            var samples = [Float](repeating: 0, count: end)
            for (start, run) in zip(starts, record.runs) { run.samples.add(to: &samples, at: start) }
            return samples
        }
    }

    /// When something began to be felt, in seconds; what began at the same moment counts once. A tap begins with its event, a
    /// vibration whenever it rises from nothing: so one that plays on and on, at levels that are sent, has an onset each
    /// time that its level leaves 0.
    public var onsets: [Double] {
        var onsets: Set<Double> = []
        for played in played where played.event.kind.isHaptic {
            if played.isHeld {
                onsets.formUnion(played.strength.rises)
            } else if played.event.intensity > 0 {
                onsets.insert(played.event.time)
            }
        }
        return onsets.sorted()
    }

    /// The session as one pattern, from time 0 on, that plays the same: what began to play so far, with envelopes and sounds,
    /// and with curves for what changed while an event lasted.
    ///
    /// A pattern has one curve for all events at a time. Where vibrations of two players overlap, and each has a curve or
    /// levels of its own, the pattern keeps those of the one that began first, and of the other one the greatest intensity.
    /// What goes on after a pause or a mute begins as a new event does, at its full level.
    public var pattern: HapticPattern {
        let now = clock.now
        return look { SessionPattern($0, of: $1, until: now).pattern }
    }

    /// What two rumble motors are told for ``pattern``, in steps of a hundredth of a second: what they would have been told in the
    /// session so far, as far as the pattern plays the same.
    ///
    /// - Throws: `RenderError` where the session is more than can be rendered.
    public func motorTrack() throws(RenderError) -> MotorTrack {
        let now = clock.now
        var pattern = pattern
        for index in pattern.events.indices where pattern.events[index].kind != .hapticTransient {
            let event = pattern.events[index]
            pattern.events[index].duration = min(event.duration ?? .infinity, max(now - event.time, 0))
        }
        return try Renderer(pattern).motorTrack()
    }

    /// Forgets all that was recorded; time and engines go on.
    public func clear() {
        record.withLock { $0.clear() }
    }
}

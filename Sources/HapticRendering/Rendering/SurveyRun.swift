import HapticPatterns

/// A pattern on its way through all models side by side: the drive is rendered once, and each model moves by it.
struct SurveyRun: ~Copyable {
    /// One model, what it has done, and from which sample on it is at rest again.
    private final class Member {
        let actuator: Actuator
        var motion: Motion
        var level = PatternSurvey.Level(peak: 0, energy: 0)
        let ringing: Int

        init(_ settings: RenderSettings, _ timeline: borrowing Timeline) {
            actuator = settings.actuator
            motion = Motion(settings, for: timeline)
            ringing = Numerics.ceiling(settings.actuator.ringing * settings.sampleRate)
        }
    }

    private let timeline: Timeline
    private var pool: VoicePool
    private let members: [Member]
    private let scratch = Buffer(channels: 2, count: SurveyRun.chunk)
    private let rate: Double
    /// Voices times samples that may still be rendered.
    private var budget: Int64 = 1 << 31

    private(set) var drive = PatternSurvey.Level(peak: 0, energy: 0)
    private(set) var beyond = 0
    private(set) var position = 0
    private(set) var isWhole = true

    private static var chunk: Int { 4096 }

    init(
        _ pattern: HapticPattern, _ settings: RenderSettings, _ actuators: [Actuator]
    ) throws(RenderError) {
        let timeline = try Timeline(pattern, settings: settings)
        guard timeline.capacity <= Renderer.mostVoices else { throw .tooManyVoices(timeline.capacity) }
        let members = try actuators.map { actuator throws(RenderError) in
            var settings = settings
            settings.signal = .motion
            settings.actuator = actuator
            try settings.validate()
            return Member(settings, timeline)
        }
        pool = VoicePool(for: timeline)
        rate = settings.sampleRate
        self.members = members
        self.timeline = timeline
    }

    var onsets: Int { timeline.onsets }

    var motions: [PatternSurvey.Motion] {
        members.map { PatternSurvey.Motion(actuator: $0.actuator, level: $0.level) }
    }

    /// Renders up to a sample, or to where all is silent again.
    mutating func render(upTo last: Int) {
        let rest = timeline.end > 0 ? members.map { $0.ringing }.max() ?? 0 : 0
        let end = min(last, silence)
        while position < end, budget > 0 { step(min(SurveyRun.chunk, end - position), isSounding: true) }
        isWhole = position >= silence
        let surveyed = position
        // What rings is followed to its end, though not for ever.
        let ringEnd = isWhole ? min(surveyed + rest, last) : surveyed
        var ring = surveyed
        while ring < ringEnd {
            let count = min(SurveyRun.chunk, ringEnd - ring)
            step(count, isSounding: false)
            ring += count
        }
        position = surveyed
    }

    private mutating func step(_ count: Int, isSounding: Bool) {
        let lane = scratch.lane(0, count: count)
        lane.clear()
        if isSounding {
            pool.render(into: Frames(haptic: lane, audio: nil, first: position), timeline)
            drive.add(lane, rate: rate)
            let limit = Limiter.clip
            lane.forEach { if limit.limited($0).isTouched { beyond += 1 } }
            budget -= Int64(pool.activeCount + members.count) * Int64(count)
        }
        for member in members { move(member, by: lane, isSounding ? count : silence + member.ringing - position) }
        position += count
    }

    /// Has a model follow at most so many samples of the drive.
    private func move(_ member: Member, by drive: Lane, _ wanted: Int) {
        guard wanted > 0 else { return }
        let motion = scratch.lane(1, count: min(wanted, drive.count))
        if member.motion.ignoresDrive { motion.clear() } else { motion.copy(drive.part(from: 0, count: motion.count)) }
        member.motion.process(motion, first: position, timeline)
        member.level.add(motion, rate: rate)
    }

    /// The sample from which on the drive is silent for good.
    private var silence: Int { Numerics.ceiling(max(timeline.end, timeline.duration) - SampleClock.tolerance) }
}

extension PatternSurvey.Level {
    /// Takes more samples into account.
    fileprivate mutating func add(_ lane: Lane, rate: Double) {
        peak = max(peak, lane.peak())
        var sum = 0.0
        lane.forEach { sum += Double($0) * Double($0) }
        energy += sum / rate
    }
}

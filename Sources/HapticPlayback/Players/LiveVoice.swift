import HapticRendering

/// An event while a player plays it: the voice, and what its envelope is made of.
struct LiveVoice: BitwiseCopyable, Sendable {
    var voice: Voice
    let shape: EventShape
    /// Its start, in the player's samples.
    let start: Double
    /// Samples from its start until release begins, at the rates so far and the present one.
    private(set) var duration: Double
    private var attack = 1.0
    private var decay: Double?
    private var release = 1.0
    private var natural = Double.infinity
    private(set) var isCut = false

    /// A voice that begins.
    ///
    /// - Parameters:
    ///   - start: The player's time at which it starts.
    ///   - duration: Samples from there until its stated duration is over.
    init(
        _ voice: Voice, _ shape: EventShape, start: Double, duration: Double, _ envelopes: borrowing EnvelopeMaker,
        _ timeline: borrowing Timeline
    ) {
        self.voice = voice
        self.shape = shape
        self.start = start
        self.duration = duration
        guard shape.kind != .tap else { return }
        attack = envelopes.attack(of: shape, at: voice.position(at: 0))
        natural = voice.naturalEnd(timeline)
        reshape(after: 0, envelopes, timeline)
    }

    /// Samples from its start until its release begins, as far as is known; infinite where only its decay ends it.
    var length: Double { min(duration, natural) }

    /// Samples since its start, at one of the player's.
    private func time(of sample: Int) -> Double { voice.time(ofSample: sample) }

    /// Goes on under controls or a rate that have changed.
    ///
    /// - Parameter slowing: By how much what is left of its duration grows.
    mutating func follow(
        from sample: Int, at position: Double, rate: Double, slowing: Double, _ envelopes: borrowing EnvelopeMaker,
        _ timeline: borrowing Timeline
    ) {
        voice.follow(from: sample, at: position, rate: rate, timeline)
        guard shape.kind != .tap, !isCut else { return }
        let time = time(of: sample)
        if time < duration, duration < .infinity { duration = time + (duration - time) * slowing }
        natural = voice.naturalEnd(timeline)
        reshape(after: time, envelopes, timeline)
    }

    /// Fades out at a time of the player, unless it is a tap or its release has begun: the end of a loop.
    mutating func cut(at time: Double, fade: Double, _ timeline: borrowing Timeline) {
        guard shape.kind != .tap, !isCut else { return }
        var envelope = envelope
        guard time - start < envelope.bodyEnd else { return }
        isCut = true
        envelope.cut(at: time - start, fade: fade)
        put(envelope, timeline)
    }

    /// The envelope from its parts, those that lie ahead looked up anew.
    private mutating func reshape(
        after time: Double, _ envelopes: borrowing EnvelopeMaker, _ timeline: borrowing Timeline
    ) {
        guard shape.kind != .gate else { return put(Envelope(gateOf: min(duration, natural)), timeline) }
        let longest = shape.kind == .sound ? 0.5 * natural : .infinity
        let attack = min(attack, longest)
        if time <= attack { decay = envelopes.decay(of: shape, at: voice.position(at: attack)) }
        let stated = min(duration, natural)
        if time <= stated {
            release =
                stated < .infinity
                ? envelopes.release(of: shape, at: voice.position(at: stated)) : envelopes.shortestRelease
            release = min(release, longest)
        }
        let end = min(duration, natural - release)
        put(Envelope(attack: attack, decay: decay, release: release, duration: end), timeline)
    }

    private var envelope: Envelope {
        switch voice.event.body {
        case .tap: Envelope(gateOf: 0)
        case .continuous(let continuous): continuous.envelope
        case .tone(let sounding), .sound(let sounding): sounding.envelope
        }
    }

    private mutating func put(_ envelope: Envelope, _ timeline: borrowing Timeline) {
        var event = voice.event
        switch event.body {
        case .tap: break
        case .continuous(var continuous):
            continuous.envelope = envelope
            event.body = .continuous(continuous)
        case .tone(var tone):
            tone.envelope = envelope
            event.body = .tone(tone)
        case .sound(var sound):
            sound.envelope = envelope
            event.body = .sound(sound)
        }
        voice.replace(by: event, timeline)
    }
}

/// An event compiled for one sample clock: what a voice needs, and nothing that it would have to look up.
package struct TimelineEvent: BitwiseCopyable, Sendable {
    /// The position of its start, in samples.
    package let start: Double
    /// Its intensity or volume, and its sharpness or pitch, before their controls.
    package let strength: Float
    package let colour: Float
    /// What kind of event it is, with what only that kind has.
    package var body: Body
    /// Which event of the pattern it is.
    package var source: Int32 = 0

    package enum Body: BitwiseCopyable, Sendable {
        case tap(Tap)
        case continuous(Continuous)
        case tone(Sounding)
        case sound(Sounding)
    }

    /// A tap, fixed at its onset.
    package struct Tap: BitwiseCopyable, Sendable {
        /// Cycles a sample.
        let frequency: Double
        /// Samples in which it decays by a factor of e; infinite for a burst.
        let decay: Double
        /// Samples until it is cut.
        let length: Double
        /// What makes its peak exactly its amplitude.
        let gain: Double
        /// The effective values at its onset, for motors.
        package var intensity: Float = 0
        package var sharpness: Float = 0
    }

    /// A continuous haptic event.
    package struct Continuous: BitwiseCopyable, Sendable {
        package var envelope: Envelope
        /// Samples until its duration ends, also where it has decayed before.
        package let duration: Double
        /// Cycles at its start: those of the event that it continues, or 0.
        package var phase = 0.0
    }

    /// An audio event.
    package struct Sounding: BitwiseCopyable, Sendable {
        package var envelope: Envelope
        let pan: Float
        let brightness: Float
        /// Which sound of the bank; 0 for the built-in tone.
        package let sound: Int32
        package let loops: Bool
    }
}

extension TimelineEvent {
    /// Something to fill memory with before the events are there.
    static var silence: TimelineEvent {
        TimelineEvent(
            start: 0, strength: 0, colour: 0, body: .tap(Tap(frequency: 0, decay: 1, length: 0, gain: 0)))
    }

    /// Samples from its start until nothing is left of it.
    package var length: Double {
        @_noAllocation @_noLocks get {
            switch body {
            case .tap(let tap): tap.length
            case .continuous(let continuous): continuous.envelope.end
            case .tone(let sounding), .sound(let sounding): sounding.envelope.end
            }
        }
    }

    /// Samples from its start until it counts neither for the waveform nor for motors, where a tap counts for some time
    /// whatever its length.
    func reach(motorTap: Double) -> Double {
        guard case .tap(let tap) = body else { return length }
        return max(tap.length, motorTap)
    }

    /// True for what is felt.
    package var isHaptic: Bool {
        @_noAllocation @_noLocks get {
            switch body {
            case .tap, .continuous: true
            case .tone, .sound: false
            }
        }
    }

    /// The order of events in a timeline: by time, then by content, so that it does not depend on the order in a file.
    /// Neither is before the other only if they are the same.
    static func precedes(_ a: TimelineEvent, _ b: TimelineEvent) -> Bool {
        if a.start != b.start { return a.start < b.start }
        if a.rank != b.rank { return a.rank < b.rank }
        if a.length != b.length { return a.length < b.length }
        if a.strength != b.strength { return a.strength < b.strength }
        if a.colour != b.colour { return a.colour < b.colour }
        return precedes(a.details, b.details)
    }

    private var rank: Int {
        switch body {
        case .tap: 0
        case .continuous: 1
        case .tone: 2
        case .sound(let sounding): 3 + Int(sounding.sound) * 2 + (sounding.loops ? 1 : 0)
        }
    }

    /// What else tells two events of one rank, length, strength and colour apart.
    private var details: (Envelope.Corners, Double, Double) {
        switch body {
        case .tap(let tap): (Envelope(gateOf: 0).corners, tap.decay, 0)
        case .continuous(let continuous): (continuous.envelope.corners, 0, 0)
        case .tone(let sounding), .sound(let sounding):
            (sounding.envelope.corners, Double(sounding.pan), Double(sounding.brightness))
        }
    }

    private static func precedes(
        _ a: (Envelope.Corners, Double, Double), _ b: (Envelope.Corners, Double, Double)
    ) -> Bool {
        if a.0 != b.0 { return a.0 < b.0 }
        return (a.1, a.2) < (b.1, b.2)
    }
}

import HapticPatterns

/// Turns the events of a pattern into those of a timeline.
struct EventCompiler: ~Copyable {
    let clock: SampleClock
    let waveform: Waveform
    let sounds: SoundList
    let bank: SoundBank
    let law: EnvelopeLaw
    let latched: LatchedControls
    let pitch: ControlTable
    let values = EventValues()
    let taps: TapCompiler
    /// The position at which a loop goes back, or infinity, and the samples of the fade there.
    let loopEnd: Double
    let fade: Double

    init(_ pattern: HapticPattern, _ settings: RenderSettings, _ library: SoundLibrary, loopEnd: Double) {
        clock = SampleClock(settings)
        waveform = Waveform(settings)
        sounds = SoundList(pattern, library)
        bank = SoundBank(sounds.clips, rate: settings.sampleRate)
        law = settings.envelope
        latched = LatchedControls(pattern, on: clock)
        pitch = TableMaker(pattern, clock: clock, declick: settings.declickSamples).table(.audioPitchControl)
        taps = TapCompiler(settings)
        self.loopEnd = loopEnd
        fade = clock.samples(ofSeconds: RenderSettings.cutFade)
    }

    /// The position at which an event starts, or `nil` where it never happens. A sound starts on a whole sample, so
    /// that at its own pitch it is played as it is.
    @inline(__always)
    func start(of event: EventFields) -> Double? {
        guard event.time.isFinite else { return nil }
        let position = clock.position(ofSeconds: Self.time(of: event))
        return event.kind == .audioCustom ? Double(Numerics.ceiling(position)) : position
    }

    /// The time of an event in seconds; negative ones, the negative zero too, are 0.
    @inline(__always)
    static func time(of event: EventFields) -> Double { event.time > 0 ? event.time : 0 }

    /// What all kinds of events have.
    struct Head {
        /// The position of the start; infinite where the event never happens.
        var start: Double
        /// Intensity or volume.
        var strength: Float
    }

    /// The head of an event.
    @inline(__always)
    func head(of event: EventFields) -> Head {
        let isHaptic = event.kind == .hapticTransient || event.kind == .hapticContinuous
        return Head(
            start: start(of: event) ?? .infinity,
            strength: values.value(isHaptic ? .hapticIntensity : .audioVolume, of: event))
    }

    /// The compiled event, or `nil` where it never happens or makes no output.
    func compiled(
        _ event: EventFields, _ head: Head, sound: HapticEvent.Sound?
    ) throws(RenderError) -> TimelineEvent? {
        guard head.start < loopEnd, head.strength > 0 else { return nil }
        let compiled =
            switch event.kind {
            case .hapticTransient: tap(event, head)
            case .hapticContinuous: continuous(event, head)
            case .audioContinuous: tone(event, head)
            case .audioCustom: self.sound(sound, event, head)
            }
        guard let compiled else { return nil }
        guard compiled.start + compiled.length < SampleClock.lastPosition else {
            throw .timeTooLate(seconds: clock.seconds(ofPosition: compiled.start + compiled.length))
        }
        return compiled
    }

    /// Ends the compiler and hands its sounds over.
    consuming func takeBank() -> SoundBank { bank }
}

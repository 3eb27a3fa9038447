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
    /// The position at which a loop goes back, or infinity, and the samples of the fade before it.
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

    /// The compiled event, or `nil` where it never happens or makes no output.
    func compiled(_ event: borrowing HapticEvent) throws(RenderError) -> TimelineEvent? {
        guard event.time.isFinite else { return nil }
        let time = event.time > 0 ? event.time : 0
        let start = clock.position(ofSeconds: time)
        guard start < loopEnd else { return nil }
        guard let compiled = try compiled(event, time: time, start: start) else { return nil }
        guard compiled.start + compiled.length < SampleClock.lastPosition else {
            throw .timeTooLate(seconds: clock.seconds(ofPosition: compiled.start + compiled.length))
        }
        return compiled
    }

    /// Ends the compiler and hands its sounds over.
    consuming func takeBank() -> SoundBank { bank }
}

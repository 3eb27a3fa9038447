import HapticRendering
import Synchronization

// What moves time on without samples, or comes to rest without time.
extension HapticSource {
    /// Lets samples pass without making any, and tells what the two motors of a gamepad should do for so long: the
    /// highest command that each should have within that time, as the events under way and their controls ask for it.
    ///
    /// For one thread at a time; a second one gets rest, and time stays. Allocates nothing and takes no lock. A fade of
    /// 2 ms, as after a stop, is none for a motor, which stops at once.
    ///
    /// - Parameter frames: How many samples, such as those of a hundredth of a second; less than 1 stands for none.
    public func motors(after frames: Int) -> MotorStrengths {
        guard beginBlock() else { return MotorStrengths() }
        let levels = mixer.passForMotors(max(frames, 0))
        endRendering()
        return MotorStrengths(
            low: settings.motors.command(forLevel: levels.heavy), high: settings.motors.command(forLevel: levels.light))
    }

    /// Moves time on to a sample without output, as when an engine is started again: what plays is over, what waits for
    /// a later time goes on waiting, and what was due by then is done there. A sample that has passed changes no time.
    ///
    /// From any thread. Where another one is rendering, that one does it when its block is done.
    package func skip(to sample: Int) {
        var target = skipTarget.load(ordering: .relaxed)
        while target < sample {
            let (done, current) = skipTarget.weakCompareExchange(
                expected: target, desired: sample, ordering: .sequentiallyConsistent)
            if done { break }
            target = current
        }
        skipWhereAsked()
    }

    /// Plays only some kinds of events from the next block on: as on an engine that plays haptics only, or audio only.
    /// Events of other kinds cost nothing and last no time; what sounds of them is cut. From any thread.
    package func setPlays(haptics: Bool, audio: Bool) {
        kinds.store(PlayedKinds(haptics: haptics, audio: audio).rawValue, ordering: .releasing)
    }

    /// Takes in what was sent, and frees players that have nothing left to do, without time passing. For outputs of stepped
    /// time, which wait for it meanwhile; for one thread at a time.
    package func takeIn() { takeIn { _ in } }

    /// Does something with the mixer besides, if no other thread has it.
    func takeIn(_ body: (borrowing Mixer) -> Void) {
        takeIns.wrappingAdd(1, ordering: .sequentiallyConsistent)
        if beginRendering() {
            mixer.performDue()
            body(mixer)
            endRendering()
        }
        takeIns.wrappingAdd(1, ordering: .sequentiallyConsistent)
        collect()
    }

    /// Frees players that were let go while somebody else renders: waits until that is done with what was sent before, for
    /// a quarter of a second at most. False where none was let go.
    package func awaitCollection() -> Bool {
        guard leaving.load(ordering: .relaxed) > 0 else { return false }
        let deadline = MonotonicClock.now + 0.25
        // The block under way may have taken in what was sent before we came.
        for _ in 0..<2 {
            let sample = nextSample
            while nextSample == sample, MonotonicClock.now < deadline { MonotonicClock.rest() }
        }
        collect()
        return true
    }

    /// Comes to rest without time passing: does what is due, ends all players without a fade, and forgets what waits for
    /// a later time.
    ///
    /// For an engine whose output was stopped or has failed. A render call meanwhile gets silence.
    package func rest() {
        while !beginRendering() { MonotonicClock.pause() }
        mixer.rest()
        endRendering()
        collect()
    }
}

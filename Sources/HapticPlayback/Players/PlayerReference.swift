import HapticRendering

/// A player in memory that the mixer reads and writes from its ``Command/Action/attach`` until it gives it back. In
/// between, the control side uses nothing of it but ``Player/status``. One that was never attached is its owner's.
///
/// `@unchecked Sendable`: ownership passes with the command and comes back through the ring of players, so that one side
/// at a time touches the player.
@safe
package struct PlayerReference: BitwiseCopyable, Equatable, @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Player>

    /// Moves a player into memory of its own.
    init(_ player: consuming Player) {
        unsafe pointer = .allocate(capacity: 1)
        // New memory for one.
        unsafe pointer.initialize(to: player)
    }

    /// Ends the player. The reference must not be used afterwards.
    func destroy() {
        // It was initialised, and its owner alone calls this.
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }

    package static func == (a: PlayerReference, b: PlayerReference) -> Bool { unsafe a.pointer == b.pointer }
}

// What the mixer asks of a player. It owns all that were attached and alone calls these, on one thread at a time; a
// player lives until it is given back.
extension PlayerReference {
    /// True while the player's time runs.
    var runs: Bool { unsafe pointer.pointee.life.runs }

    /// True where it may be given back.
    var isIdle: Bool { unsafe pointer.pointee.isIdle }

    /// True where it may be heard.
    var hasAudio: Bool { unsafe pointer.pointee.timeline.hasAudio }

    /// The level of the next sample, and where it goes.
    var level: LevelRamp { unsafe pointer.pointee.mute }

    func advanceLevel(by count: Int) { unsafe pointer.pointee.mute.advance(by: count) }

    func receive(_ action: Command.Action, number: Int) { unsafe pointer.pointee.receive(action, number: number) }

    func freeExtraEnd() { unsafe pointer.pointee.status.freeExtraEnd() }

    /// True where starts were received after a command of a number.
    func hasStarts(after number: Int) -> Bool { unsafe pointer.pointee.starts.last > number }

    func expectStart() { unsafe pointer.pointee.expectStart() }

    func forget(_ action: Command.Action, number: Int) {
        unsafe pointer.pointee.forget(action, number: number)
    }

    func rest(at now: Int) { unsafe pointer.pointee.rest(at: now) }

    func prepareToPass(_ wanted: Int, at now: Int) -> Int {
        unsafe pointer.pointee.prepareToPass(wanted, at: now)
    }

    func takeIn(at time: Double) { unsafe pointer.pointee.takeIn(at: time) }

    func nextChange(after time: Double) -> Double { unsafe pointer.pointee.nextChange(after: time) }

    func addLevels(at time: Double, seenFrom middle: Double, gain: Double, to levels: inout MotorLevels) {
        unsafe pointer.pointee.addLevels(at: time, seenFrom: middle, gain: gain, to: &levels)
    }

    func pass(_ count: Int, at now: Int) { unsafe pointer.pointee.pass(count, at: now) }

    func end(at now: Int) { unsafe pointer.pointee.end(at: now) }

    func setPlays(_ kinds: PlayedKinds) { unsafe pointer.pointee.setPlays(kinds) }

    func setPen(_ pen: NotePen?) { unsafe pointer.pointee.notes = pen }

    func noteMute(_ isMuted: Bool, of kinds: PlayedKinds, at now: Int) {
        unsafe pointer.pointee.noteMute(isMuted, of: kinds, at: now)
    }

    func noteWhatIsDue(at now: Int) { unsafe pointer.pointee.noteWhatIsDue(at: now) }

    func passStop(by now: Int) { unsafe pointer.pointee.passStop(by: now) }

    func render(into haptic: Lane, _ audio: (left: Lane, right: Lane), at now: Int) {
        unsafe pointer.pointee.render(into: haptic, audio, at: now)
    }

    func perform(_ action: Command.Action, number: Int, laterStarts: Int, at now: Int, tail: inout Tail) {
        unsafe pointer.pointee.perform(action, number: number, laterStarts: laterStarts, at: now, tail: &tail)
    }

    /// Takes up one of the places that a player has for its end. False where there is none.
    func reserveEnd(of places: Int) -> Bool {
        unsafe Reservation.reserve(1, of: places, in: pointer.pointee.status.extraEnds)
    }

    /// What any thread may read while it holds the player's handle.
    var status: PlayerReport {
        // In the order opposite to that of writing: who sees a start sees what came of it, and who sees a player finished
        // sees that finish counted.
        let starts = unsafe pointer.pointee.status.starts
        let phase = unsafe pointer.pointee.status.phase
        let (count, sample) = unsafe pointer.pointee.status.finishes
        return unsafe PlayerReport(
            phase: phase, starts: starts, finishes: count, finishedAt: sample,
            droppedEvents: pointer.pointee.status.droppedEvents)
    }
}

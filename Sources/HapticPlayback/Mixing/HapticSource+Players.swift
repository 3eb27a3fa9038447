package import HapticPatterns
package import HapticRendering
import Synchronization

// The control side: players, and what is sent.
extension HapticSource {
    /// Makes a player for a pattern. It is compiled here, so that it can start at once.
    package func makePlayer(
        _ pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary()
    ) throws(PlaybackError) -> PatternPlayer {
        collect()
        guard Reservation.reserve(1, of: capacities.players, in: playerCount) else {
            throw .tooManyPlayers(capacity: capacities.players)
        }
        do {
            let player = try Player(
                pattern, settings: settings, sounds: sounds, spareVoices: capacities.spareVoices)
            let (number, missing) = (player.number, player.timeline.missingSounds)
            let reference = PlayerReference(player)
            return PatternPlayer(
                reference, of: self, number: number, duration: pattern.duration, missingSounds: missing)
        } catch {
            playerCount.wrappingSubtract(1, ordering: .relaxed)
            throw .rendering(error)
        }
    }

    /// Mutes or unmutes all that is felt, with a fade of 2 ms.
    package func setHapticsMuted(_ isMuted: Bool, at time: Double = 0) throws(PlaybackError) {
        try send([Command(.muteHaptics(isMuted), at: sample(at: time))])
    }

    /// Mutes or unmutes all that is heard, with a fade of 2 ms.
    package func setAudioMuted(_ isMuted: Bool, at time: Double = 0) throws(PlaybackError) {
        try send([Command(.muteAudio(isMuted), at: sample(at: time))])
    }

    /// Frees players that were let go and have fallen silent. Done whenever a player is made; for one thread at a time,
    /// a second one leaves it to the first.
    package func collect() {
        guard !isCollecting.exchange(true, ordering: .acquiring) else { return }
        while let player = outbox.take() {
            player.destroy()
            leaving.wrappingSubtract(1, ordering: .relaxed)
            playerCount.wrappingSubtract(1, ordering: .relaxed)
        }
        isCollecting.store(false, ordering: .releasing)
    }

    /// Sends commands, all or none. A stop or a cancel has a place of its own where the others' are taken.
    ///
    /// - Parameter prepare: Called where there is room.
    func send(_ commands: [Command], _ prepare: () -> Void = {}) throws(PlaybackError) {
        var commands = commands
        if !Reservation.reserve(commands.count, of: capacities.commands, in: waiting) {
            guard commands.count == 1, reserveEnd(commands[0]) else {
                throw .tooManyCommands(asked: commands.count, capacity: capacities.commands)
            }
            commands[0].isExtra = true
        }
        if !commands.isEmpty { prepare() }
        // Reserved above.
        for command in commands { _ = inbox.put(command) }
    }

    /// One place is for an end to come, so that another one is left for an end now.
    private func reserveEnd(_ command: Command) -> Bool {
        guard command.action.isEnd, let player = command.player else { return false }
        return player.reserveEnd(of: command.sample <= nextSample ? PlaybackCapacities.ends : 1)
    }

    /// Makes a player known to the render side. There is room for each player's attachment and release.
    func attach(_ player: PlayerReference) { _ = inbox.put(Command(.attach, player: player)) }

    /// Lets a player go: by its last command, for which there is always room; at once, where nobody else knows it.
    func release(_ player: PlayerReference, isAttached: Bool) {
        if isAttached {
            leaving.wrappingAdd(1, ordering: .relaxed)
            _ = inbox.put(Command(.release, player: player))
        } else {
            player.destroy()
            playerCount.wrappingSubtract(1, ordering: .releasing)
        }
    }

    /// A number for a parameter or curve that is sent.
    func makeDriver() -> Int { drivers.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The sample of a time on the engine's clock; 0 stands for the next one.
    func sample(at time: Double) throws(PlaybackError) -> Int {
        guard time >= 0, time < .infinity else { throw .invalidTime(time) }
        return base.sample(atOrAfter: time)
    }
}

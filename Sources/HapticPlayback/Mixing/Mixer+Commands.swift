import HapticRendering

// What the control side has sent.
extension Mixer {
    /// Takes in what was sent, before every block. What is for a sample that has passed is for the next one.
    mutating func receive() {
        while var command = inbox.take() {
            if case .attach = command.action {
                attach(command.player)
                continue
            }
            command.sample = max(command.sample, position)
            if command.action.isStart, command.sample > position { command.player?.expectStart() }
            command.player?.receive(command.action, number: schedule.number)
            _ = schedule.add(command)
        }
    }

    /// Does what is due at the next sample.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func performDue() {
        while let (command, number) = schedule.take(dueAt: position) {
            free(command)
            switch command.action {
            case .muteHaptics(let isMuted): muteHaptics(isMuted, atOnce: isSilent)
            case .muteAudio(let isMuted): muteAudio(isMuted, atOnce: isSilent)
            default: perform(command, number: number)
            }
        }
    }

    /// Gives back the room that a command took up.
    mutating func free(_ command: Command) {
        done += command.isCounted ? 1 : 0
        if command.isExtra { command.player?.freeExtraEnd() }
    }

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func perform(_ command: Command, number: Int) {
        guard let player = command.player else { return }
        // Mostly none: what comes after an end comes when that is done.
        let hasLater = command.action.isEnd && player.hasStarts(after: number)
        let later = hasLater ? schedule.starts(of: player, from: number) : 0
        player.perform(command.action, number: number, laterStarts: later, at: position, tail: &tail)
    }

    /// True where nothing sounds that a fade would be for: what begins now must find a mute done.
    private var isSilent: Bool {
        for index in 0..<count where players[index]?.runs == true { return false }
        return tail.isEmpty
    }

    private mutating func attach(_ player: PlayerReference?) {
        guard let player else { return }
        // The control side counts its players, so that there is room for each.
        guard count < players.count else { return }
        player.setPlays(plays)
        player.setPen(pen)
        players[count] = player
        count += 1
    }

    /// Hands players back that the control side has let go and that have nothing left to do; after every block.
    mutating func giveBack() {
        var kept = 0
        for index in 0..<count {
            guard let player = players[index] else { continue }
            if player.isIdle, outbox.put(player) { continue }
            players[kept] = player
            kept += 1
        }
        for index in kept..<count { players[index] = nil }
        count = kept
    }

    /// Hands out every player that it has, or was to get, for the end.
    mutating func takeAll(_ end: (PlayerReference) -> Void) {
        while let command = inbox.take() {
            if case .attach = command.action, let player = command.player { end(player) }
        }
        for index in 0..<count {
            if let player = players[index] { end(player) }
        }
        count = 0
    }
}

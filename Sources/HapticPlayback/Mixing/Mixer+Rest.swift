import HapticRendering

extension Mixer {
    /// Does what is due, ends all players without a fade, and forgets what waits for a later time. No time passes.
    mutating func rest() {
        receive()
        performDue()
        while let (command, number) = schedule.take(dueAt: .max) {
            free(command)
            switch command.action {
            case .muteHaptics(let isMuted): muteHaptics(isMuted)
            case .muteAudio(let isMuted): muteAudio(isMuted)
            case .release: perform(command, number: number)
            default: command.player?.forget(command.action, number: number)
            }
        }
        for index in 0..<count { players[index]?.rest(at: position) }
        tail.clear()
        hapticLevel.finish()
        audioLevel.finish()
        giveBack()
    }
}

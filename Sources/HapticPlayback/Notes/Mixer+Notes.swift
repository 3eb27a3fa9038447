import HapticRendering

extension Mixer {
    /// Lets players note what happens to their events from now on; `nil` for no more.
    mutating func setNotes(_ book: NoteBook?) {
        pen = book.map { NotePen($0, felt: PlayedKinds(haptics: hapticLevel.climbs, audio: audioLevel.climbs)) }
        for index in 0..<count { players[index]?.setPen(pen) }
    }

    /// Notes the events that begin with the next sample, as far as is known.
    func noteWhatIsDue() {
        for index in 0..<count { players[index]?.noteWhatIsDue(at: position) }
    }

    /// Mutes or unmutes all that is felt.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func muteHaptics(_ isMuted: Bool, atOnce: Bool = false) {
        let changes = hapticLevel.climbs == isMuted
        hapticLevel.go(up: !isMuted, atOnce: atOnce)
        if changes { noteMute(isMuted, of: PlayedKinds(haptics: true, audio: false)) }
    }

    /// Mutes or unmutes all that is heard.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func muteAudio(_ isMuted: Bool, atOnce: Bool = false) {
        let changes = audioLevel.climbs == isMuted
        audioLevel.go(up: !isMuted, atOnce: atOnce)
        if changes { noteMute(isMuted, of: PlayedKinds(haptics: false, audio: true)) }
    }

    private mutating func noteMute(_ isMuted: Bool, of kinds: PlayedKinds) {
        guard pen != nil else { return }
        if kinds.haptics { pen?.felt.haptics = !isMuted }
        if kinds.audio { pen?.felt.audio = !isMuted }
        for index in 0..<count { players[index]?.noteMute(isMuted, of: kinds, at: position) }
    }
}

import HapticRendering

extension Mixer {
    /// Ends all that plays where it is, and goes to a later sample, at which all is done that was due by then.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func skip(to sample: Int) {
        for index in 0..<count { players[index]?.end(at: position) }
        tail.clear()
        position = max(position, sample)
        performDue()
        // Nothing sounds that a fade would be for.
        hapticLevel.finish()
        audioLevel.finish()
    }

    /// Plays these kinds of events from now on; what sounds of others is dropped.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func setPlays(_ kinds: PlayedKinds) {
        guard kinds != plays else { return }
        plays = kinds
        for index in 0..<count { players[index]?.setPlays(kinds) }
    }
}

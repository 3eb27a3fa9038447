/// Where voices put their samples: one lane for what is felt, and a pair for what is heard if anyone listens.
package struct Frames {
    package let haptic: Lane
    package let audio: (left: Lane, right: Lane)?
    /// The renderer's number of the first sample.
    package let first: Int

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init(haptic: Lane, audio: (left: Lane, right: Lane)?, first: Int) {
        self.haptic = haptic
        self.audio = audio
        self.first = first
    }
}

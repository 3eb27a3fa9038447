/// How a player plays, as of its next block.
package struct PlayerSettings: Equatable, Sendable {
    package var isMuted = false
    package var loops = false
    /// Where a loop goes back, in seconds; 0 stands for the pattern's end.
    package var loopEnd = 0.0
    /// Seconds of the pattern that pass in one.
    package var rate = 1.0

    package init() {}
}

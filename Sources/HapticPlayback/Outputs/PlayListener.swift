package import HapticPatterns

/// An output that is told of what players are asked, for those who look at it later.
package protocol PlayListener: HapticOutput {
    /// A player was told to play from the start.
    ///
    /// - Parameters:
    ///   - pattern: What it plays.
    ///   - player: Who plays.
    ///   - delay: Seconds from now on.
    func started(_ pattern: HapticPattern, by player: ObjectIdentifier, after delay: Double)

    /// A player was told to be over, some seconds from now on.
    func stopped(_ player: ObjectIdentifier, after delay: Double)
}

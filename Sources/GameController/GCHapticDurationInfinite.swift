/// The duration in seconds of a continuous event that is to go on until its player is stopped: 11 days, which is as good
/// as endless. The number is the one that several open ports of the framework agree on.
public let GCHapticDurationInfinite: Float = 1_000_000

/// Which kinds of events an engine plays. The others are passed over, as if a pattern did not have them.
struct PlayedKinds: Equatable, BitwiseCopyable, Sendable {
    var haptics = true
    var audio = true

    /// As a number, for an atomic.
    var rawValue: Int { (haptics ? 1 : 0) + (audio ? 2 : 0) }

    init(haptics: Bool, audio: Bool) { (self.haptics, self.audio) = (haptics, audio) }

    init(rawValue: Int) { (haptics, audio) = (rawValue & 1 != 0, rawValue & 2 != 0) }

    func contains(isHaptic: Bool) -> Bool { isHaptic ? haptics : audio }
}

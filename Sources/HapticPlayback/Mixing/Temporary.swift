import HapticRendering

extension Mixer {
    mutating func skip(to sample: Int) {
        receive()
        for index in 0..<count { players[index]?.rest(at: position) }
        tail.clear()
        hapticLevel.finish()
        audioLevel.finish()
        position = max(position, sample)
        performDue()
        giveBack()
    }
}
extension HapticSource {
    package func setPlays(haptics: Bool, audio: Bool) {}
}
extension Tail {
    mutating func clear() {
        guard left > 0 else { return }
        for channel in 0..<3 { coming.lane(channel, count: length).clear() }
        left = 0
    }
}

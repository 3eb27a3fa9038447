import Testing

struct KnockTests {
    @Test func `sound and tap start at the same sample`() throws {
        let bench = Bench()
        let knock = try #require(try bench.run { try KnockPlayer() })
        _ = bench.play(for: 0.02)
        try knock.knock()
        let signal = bench.play(for: 0.2)
        #expect(deviation(signal.haptic) { tapSample($0, intensity: 1, sharpness: 0.5) } < 2e-6)
        let sound = try #require(signal.left.firstIndex { $0 != 0 })
        #expect(sound == 0)
    }
}

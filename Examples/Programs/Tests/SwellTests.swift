import Testing

struct SwellTests {
    @Test func `the envelope of the swell is the square of its curve`() async throws {
        let bench = Bench()
        let player = try bench.run { try SwellPlayer() }
        try await player.play()
        let signal = bench.play(for: 2).haptic
        let largest = deviation(signal) { sample in
            continuousSample(sample, duration: 1.5, sharpness: 0.5) { time in
                time < 0.75 ? time / 0.75 : max(2 - time / 0.75, 0)
            }
        }
        #expect(largest < 2e-6)
    }
}

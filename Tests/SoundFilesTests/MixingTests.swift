import SoundFiles
import Testing

struct MixingTests {
    private func sound(_ samples: [Float], _ channels: Int, _ speakers: [Speaker]? = nil) throws -> Sound {
        try #require(Sound(samples: samples, channels: channels, sampleRate: 8000, speakers: speakers))
    }

    @Test func `one channel goes to both sides unchanged`() throws {
        let stereo = try sound([0.1, -0.7], 1).stereo()
        #expect(stereo.samples == [0.1, 0.1, -0.7, -0.7])
        #expect(stereo.channels == 2)
        #expect(stereo.speakers == [.frontLeft, .frontRight])
    }

    @Test func `two channels stay as they are`() throws {
        let sound = try sound([0.1, -0.7], 2)
        #expect(sound.stereo() == sound)
    }

    /// Each channel of 5.1 alone: front whole, centre and surrounds at 1/√2, no low frequencies; divided by the sum of a
    /// side, 1 + 1/√2 + 1/√2.
    @Test(arguments: [
        (0, 1.0, 0.0), (1, 0, 1), (2, 0.5.squareRoot(), 0.5.squareRoot()), (3, 0, 0),
        (4, 0.5.squareRoot(), 0), (5, 0, 0.5.squareRoot()),
    ])
    func `5.1 is mixed by where its channels belong`(channel: Int, left: Double, right: Double) throws {
        var samples = [Float](repeating: 0, count: 6)
        samples[channel] = 1
        let mixed = try sound(samples, 6).stereo().samples
        let whole = 1 + 2 * 0.5.squareRoot()
        #expect(abs(Double(mixed[0]) - left / whole) < 1e-7)
        #expect(abs(Double(mixed[1]) - right / whole) < 1e-7)
    }

    @Test(arguments: 3...40)
    func `a mix never exceeds the loudest channel`(channels: Int) throws {
        let mixed = try sound([Float](repeating: 1, count: channels), channels).stereo().samples
        #expect(mixed.allSatisfy { $0 <= 1 + 1e-6 && $0 > 0.99 })
    }

    @Test func `unplaced channels go to both sides alike`() throws {
        let mixed = try sound([0.75, 0, 0], 3, []).stereo().samples
        #expect(mixed.allSatisfy { abs($0 - 0.25) < 1e-7 })
    }

    @Test func `nothing but low frequencies is still sound`() throws {
        let mixed = try sound([0.5, 0.25, 0], 3, [.lowFrequency, .lowFrequency, .lowFrequency]).stereo().samples
        #expect(mixed == [0.25, 0.25])
    }

    @Test func `mono is the mean of all channels`() throws {
        #expect(try sound([1, 0.5, 0, -1, -0.5, 0.25, 0.75, 0], 4).mono().samples == [0.125, 0.125])
        #expect(try sound([0.3], 1).mono().samples == [0.3])
    }

    @Test(arguments: 1...9)
    func `no frames mix to no frames`(channels: Int) throws {
        #expect(try sound([], channels).stereo().frameCount == 0)
        #expect(try sound([], channels).mono().frameCount == 0)
    }
}

import Foundation
import SoundFiles
import Testing

@Suite(.enabled(if: NativeLibrary.samplerate.problem == nil, needsSamplerate))
struct ResamplingTests {
    private func sine(_ hertz: Double, rate: Int, seconds: Double, channels: Int = 1) throws -> Sound {
        let samples = (0..<Int(Double(rate) * seconds)).flatMap { frame in
            let value = Float(0.5 * sin(2 * .pi * hertz * Double(frame) / Double(rate)))
            return (0..<channels).map { $0 % 2 == 0 ? value : -value }
        }
        return try #require(Sound(samples: samples, channels: channels, sampleRate: rate))
    }

    private func rms(_ samples: some Collection<Float>) -> Double {
        (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot()
    }

    /// How far the sound is from the sine that it should be, sample by sample, away from the ends.
    private func largestError(_ sound: Sound, hertz: Double) -> Double {
        let margin = sound.sampleRate / 20
        return (margin..<sound.frameCount - margin).map { frame in
            let ideal = 0.5 * sin(2 * .pi * hertz * Double(frame) / Double(sound.sampleRate))
            return abs(Double(sound.samples[frame * sound.channels]) - ideal)
        }.max() ?? .infinity
    }

    @Test(arguments: [(44_100, 48_000), (48_000, 44_100), (8000, 192_000), (384_000, 48_000), (7350, 48_000)])
    func `a sine of 1 kHz keeps pitch, loudness and place`(from: Int, to: Int) throws {
        let sound = try sine(1000, rate: from, seconds: 1).resampled(to: to)
        #expect(sound.sampleRate == to)
        #expect(sound.frameCount == to)
        #expect(largestError(sound, hertz: 1000) < 1e-4)
        let middle = sound.samples[to / 20..<to - to / 20]
        #expect(abs(rms(middle) - 0.5 * 0.5.squareRoot()) < 1e-5)
        let crossings = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
        #expect(abs(Double(crossings) - 900) <= 1)
    }

    @Test(arguments: [(ResamplingQuality.medium, 1e-6), (.fast, 1e-5)])
    func `lesser qualities are still the same sound`(quality: ResamplingQuality, tolerance: Double) throws {
        let sound = try sine(1000, rate: 44_100, seconds: 0.5).resampled(to: 48_000, quality: quality)
        #expect(largestError(sound, hertz: 1000) < tolerance)
    }

    @Test func `what the new rate cannot hold is taken away, not folded back`() throws {
        let sound = try sine(6000, rate: 48_000, seconds: 0.5).resampled(to: 8000)
        #expect(rms(sound.samples[400..<3600]) < 1e-4)
    }

    @Test func `channels stay apart`() throws {
        let sound = try sine(1000, rate: 44_100, seconds: 0.2, channels: 3).resampled(to: 48_000)
        #expect(sound.channels == 3)
        for frame in 0..<sound.frameCount {
            let samples = sound.samples[frame * 3..<frame * 3 + 3]
            #expect(samples[frame * 3] == -samples[frame * 3 + 1] && samples[frame * 3] == samples[frame * 3 + 2])
        }
    }

    @Test func `a click stays at its time`() throws {
        var samples = [Float](repeating: 0, count: 44_100)
        samples[22_050] = 1
        let sound = try #require(Sound(samples: samples, channels: 1, sampleRate: 44_100)).resampled(to: 48_000)
        let peak = sound.samples.indices.max { sound.samples[$0] < sound.samples[$1] }
        #expect(peak == 24_000)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (100, 109), (441, 480), (442, 481)])
    func `frames are as many as the time asks for, to the nearest`(frames: Int, expected: Int) throws {
        let silence = [Float](repeating: 0, count: frames * 2)
        let sound = try #require(Sound(samples: silence, channels: 2, sampleRate: 44_100))
        #expect(try sound.resampled(to: 48_000).frameCount == expected)
    }

    @Test func `the same sound comes out every time`() throws {
        let sound = try sine(440, rate: 44_100, seconds: 0.3)
        #expect(try sound.resampled(to: 48_000) == sound.resampled(to: 48_000))
    }

    @Test(arguments: [(1, 48_000), (192_000, 500), (48_000, 1)])
    func `rates too far apart are refused`(from: Int, to: Int) throws {
        let sound = try #require(Sound(samples: [0, 0, 0], channels: 1, sampleRate: from))
        let thrown = fault { () throws(SoundFileError) in _ = try sound.resampled(to: to) }
        #expect(thrown?.reason == .rate(from: from, to: to))
    }

    @Test func `a result that is too long is refused before memory is taken`() throws {
        let sound = try #require(Sound(samples: [0, 0, 0], channels: 1, sampleRate: 1000))
        let thrown = fault { () throws(SoundFileError) in
            _ = try sound.resampled(to: 200_000, limits: SoundLimits(maximumSamples: 599))
        }
        #expect(thrown?.reason == .tooLong(599))
    }
}

struct ResamplingWithoutLibraryTests {
    private func missing() -> Result<SamplerateLibrary, LibraryFault> { .failure(LibraryFault(detail: "hidden")) }

    @Test func `the own rate needs no library`() throws {
        let sound = try #require(Sound(samples: [1, 2], channels: 1, sampleRate: 8000))
        #expect(try sound.resampled(to: 8000, quality: .best, limits: SoundLimits(), library: missing) == sound)
    }

    @Test(arguments: [0, -1, Int.min])
    func `a rate below 1 is refused`(rate: Int) throws {
        let sound = try #require(Sound(samples: [1, 2], channels: 1, sampleRate: 8000))
        let thrown = fault { () throws(SoundFileError) in _ = try sound.resampled(to: rate) }
        #expect(thrown?.description == "\(rate) Hz is no sample rate; 1 Hz is the lowest")
    }

    @Test func `a rate beyond all bounds is refused`() throws {
        let sound = try #require(Sound(samples: [1, 2], channels: 1, sampleRate: 8000))
        let thrown = fault { () throws(SoundFileError) in _ = try sound.resampled(to: .max) }
        #expect(thrown?.reason == .tooLong(1 << 28))
    }
}

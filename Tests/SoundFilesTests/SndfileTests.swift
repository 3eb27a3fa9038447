import Foundation
import SoundFiles
import Testing

/// Files that libsndfile wrote, by path and in memory.
@Suite(.enabled(if: NativeLibrary.sndfile.problem == nil, needsSndfile))
struct SndfileTests {
    private let folder: TemporaryFolder
    private let sndfile: SndfileWriter

    init() throws {
        folder = try TemporaryFolder()
        sndfile = try SndfileWriter()
    }

    /// Two sines of different pitch and loudness, 1 s.
    private static let sines: [Float] = (0..<48_000).flatMap { frame in
        let angle = 2 * Double.pi * Double(frame) / 48_000
        return [Float(0.5 * sin(440 * angle)), Float(0.25 * sin(1000 * angle))]
    }

    private func largestDifference(_ left: [Float], _ right: [Float]) -> Float {
        zip(left, right).map { abs($0 - $1) }.max() ?? .infinity
    }

    /// Half a step of each codec's scale, twice that where libsndfile scales by the largest positive number.
    @Test(arguments: [
        (SndfileWriter.Container.aiff, SndfileWriter.Codec.pcm8, Float(1 / 64.0)), (.aiff, .pcm16, 0x1p-14),
        (.aiff, .float32, 0), (.au, .pcm16, 0x1p-14), (.au, .float64, 0), (.caf, .float32, 0), (.caf, .pcm24, 0x1p-22),
        (.caf, .alac16, 0x1p-14), (.flac, .pcm16, 0x1p-14), (.flac, .pcm24, 0x1p-22), (.wave64, .pcm32, 0x1p-23),
        (.wave64, .float32, 0), (.wav, .pcm16, 0x1p-14), (.wav, .float32, 0), (.rf64, .pcm24, 0x1p-22),
        (.wavExtensible, .float64, 0), (.wav, .unsigned8, 1 / 64.0), (.wav, .muLaw, 0.02), (.wav, .aLaw, 0.02),
        (.wav, .imaADPCM, 0.2), (.wav, .msADPCM, 0.2),
    ])
    func `formats without loss are read as they were written, by path and from memory`(
        container: SndfileWriter.Container, codec: SndfileWriter.Codec, tolerance: Float
    ) throws {
        try sndfile.write(Self.sines, channels: 2, container, codec, to: folder.path("a"))
        let sound = try SoundFile.decode(path: folder.path("a"))
        // ADPCM has whole blocks.
        #expect(sound.frameCount >= 48_000 && sound.frameCount < 50_100)
        #expect(sound.channels == 2)
        #expect(sound.sampleRate == 48_000)
        #expect(largestDifference(sound.samples, Self.sines) <= tolerance)
        #expect(sound.faults.isEmpty)
        let inMemory = try SoundFile.decode(folder.bytes("a"), name: "a")
        #expect(sound == inMemory)
    }

    @Test(arguments: [(SndfileWriter.Container.ogg, SndfileWriter.Codec.vorbis), (.ogg, .opus), (.mpeg, .mp3)])
    func `formats with loss keep every frame in its place`(
        container: SndfileWriter.Container, codec: SndfileWriter.Codec
    ) throws {
        try sndfile.write(Self.sines, channels: 2, container, codec, to: folder.path("a"))
        let sound = try SoundFile.decode(path: folder.path("a"))
        #expect(sound.frameCount == 48_000)
        #expect(sound.faults.isEmpty)
        // Away from the ends, where codecs ring.
        let middle = 9_600..<86_400
        let power = Self.sines[middle].reduce(0) { $0 + $1 * $1 }
        let error = zip(sound.samples[middle], Self.sines[middle]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        #expect(error / power < 0.01)
        #expect(try sound == SoundFile.decode(folder.bytes("a"), name: "a"))
    }

    @Test(arguments: [
        (SndfileWriter.Container.flac, SndfileWriter.Codec.pcm16, Speaker.lowFrequency, 3),
        (.ogg, .vorbis, .lowFrequency, 5),
        (.ogg, .opus, .lowFrequency, 5), (.wavExtensible, .pcm16, .lowFrequency, 3), (.aiff, .pcm16, .lowFrequency, 3),
    ])
    func `six channels belong where the format has them`(
        container: SndfileWriter.Container, codec: SndfileWriter.Codec, speaker: Speaker, channel: Int
    ) throws {
        try sndfile.write(
            [Float](repeating: 0.25, count: 6 * 4800), channels: 6, container, codec, to: folder.path("a"))
        let sound = try SoundFile.decode(path: folder.path("a"))
        #expect(sound.channels == 6)
        #expect(sound.speakers.firstIndex(of: speaker) == channel)
        #expect(Set(sound.speakers).count == 6)
    }

    @Test(arguments: [(SndfileWriter.Container.flac, SndfileWriter.Codec.pcm16), (.caf, .float32), (.aiff, .pcm24)])
    func `8 channels and no frames`(container: SndfileWriter.Container, codec: SndfileWriter.Codec) throws {
        try sndfile.write([], channels: 8, container, codec, to: folder.path("a"))
        let sound = try? SoundFile.decode(path: folder.path("a"))
        #expect(sound?.channels ?? 8 == 8)
        #expect(sound?.frameCount ?? 0 == 0)
    }

    @Test(arguments: [1, 7350, 384_000])
    func `odd rates are kept`(rate: Int) throws {
        try sndfile.write([0.5, 0.25], channels: 1, rate: rate, .caf, .float32, to: folder.path("a"))
        let sound = try SoundFile.decode(path: folder.path("a"))
        #expect(sound.sampleRate == rate)
        #expect(sound.samples == [0.5, 0.25])
    }

    @Test func `floating point beyond full scale is kept, and what is no number becomes 0`() throws {
        try sndfile.write([2, .nan, -.infinity, -3], channels: 1, .caf, .float32, to: folder.path("a"))
        let sound = try SoundFile.decode(path: folder.path("a"))
        #expect(sound.samples == [2, 0, 0, -3])
        #expect(sound.faults == [.notFinite(samples: 2)])
    }

    @Test func `too much sound is refused`() throws {
        try sndfile.write([Float](repeating: 0, count: 200_000), channels: 2, .flac, .pcm16, to: folder.path("a"))
        let path = folder.path("a")
        let thrown = fault { () throws(SoundFileError) in
            _ = try SoundFile.decode(path: path, limits: SoundLimits(maximumSamples: 199_999))
        }
        #expect(thrown?.reason == .tooLong(199_999))
        #expect(try SoundFile.decode(path: path, limits: SoundLimits(maximumSamples: 200_000)).frameCount == 100_000)
    }

    @Test func `a file by the name of standard input is a file`() throws {
        try sndfile.write([0.5], channels: 1, .caf, .float32, to: folder.path("-"))
        #expect(try SoundFile.decode(path: folder.path("-")).samples == [0.5])
    }

    @Test(arguments: [
        ("text, and nothing else", SoundFormat?.none), ("fLaC but no more", .flac), ("OggS but no more", .ogg),
        ("FORM\0\0\0\u{8}AIFF", .aiff), ("caff\0\u{1}\0\0", .caf),
    ])
    func `a file that is broken from the start is an error that names its format`(text: String, format: SoundFormat?) {
        let thrown = fault { () throws(SoundFileError) in
            _ = try SoundFile.decode(Array(text.utf8) + [0, 0, 0, 0], name: "knock")
        }
        guard case .libraryFailed(.sndfile, format, let message) = thrown?.reason else {
            Issue.record("\(String(describing: thrown))")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test func `text is called text`() {
        let thrown = fault { () throws(SoundFileError) in
            _ = try SoundFile.decode(Array("{ \"Pattern\": [] }".utf8), name: "knock")
        }
        #expect(thrown?.reason == .unsupported(.text))
    }

    @Test(arguments: [
        (SndfileWriter.Container.flac, SndfileWriter.Codec.pcm16), (.ogg, .vorbis), (.mpeg, .mp3), (.caf, .pcm16),
        (.aiff, .pcm16), (.au, .pcm16),
    ])
    func `a file cut anywhere is a shorter sound or an error`(
        container: SndfileWriter.Container, codec: SndfileWriter.Codec
    ) throws {
        try sndfile.write(Array(Self.sines.prefix(9600)), channels: 2, container, codec, to: folder.path("a"))
        let whole = try folder.bytes("a")
        for part in 0..<40 {
            let cut = Array(whole.prefix(whole.count * part / 40))
            guard let sound = try? SoundFile.decode(cut, name: "a") else { continue }
            #expect(sound.frameCount <= 4800 + 1152 && sound.samples.allSatisfy { $0.isFinite })
        }
    }

    @Test func `several threads read at once`() async throws {
        let folder = folder
        try sndfile.write(Self.sines, channels: 2, .flac, .pcm16, to: folder.path("flac"))
        try sndfile.write(Self.sines, channels: 2, .ogg, .vorbis, to: folder.path("ogg"))
        let flac = try folder.bytes("flac")
        let ogg = folder.path("ogg")
        let expected = (try SoundFile.decode(flac, name: "flac"), try SoundFile.decode(path: ogg))
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<24 {
                group.addTask {
                    switch number % 3 {
                    case 0: (try? SoundFile.decode(flac, name: "flac")) == expected.0
                    case 1: (try? SoundFile.decode(path: ogg)) == expected.1
                    default:
                        fault { () throws(SoundFileError) in
                            _ = try SoundFile.decode(Array("OggS none".utf8), name: "none")
                        } != nil
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}

import SoundFiles
import Testing

struct WAVWriterTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func write(
        _ samples: [Float], channels: Int = 1, _ format: WAVSampleFormat, largestRIFF: UInt64 = .max
    ) throws -> [UInt8] {
        var writer = try WAVWriter(
            path: folder.path("a.wav"), channels: channels, sampleRate: 48_000, samples: format, mode: .atomic,
            largestRIFF: largestRIFF)
        try writer.write(samples)
        try writer.finish()
        return try folder.bytes("a.wav")
    }

    private let junk = WAVBytes.chunk("JUNK", [UInt8](repeating: 0, count: 28))

    @Test func `16 bits of two channels: every byte`() throws {
        let expected = WAVBytes.riff(
            junk, WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 2, rate: 48_000, bits: 16)),
            WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384, 1, 0)))
        #expect(try write([0.5, -0.5, 0x1p-15, 0], channels: 2, .int16) == expected)
    }

    @Test func `24 bits of an odd size: every byte`() throws {
        let expected = WAVBytes.riff(
            junk, WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 48_000, bits: 24)),
            WAVBytes.chunk("data", [0, 0, 0x40]))
        let written = try write([0.5], .int24)
        #expect(written == expected)
        #expect(written.count % 2 == 0)
    }

    @Test func `floating point: every byte, the number of frames among them`() throws {
        let format = WAVBytes.format(tag: 3, channels: 1, rate: 48_000, bits: 32) + [0, 0]
        let samples: [Float] = [0.1, .nan, 2]
        let expected = WAVBytes.riff(
            junk, WAVBytes.chunk("fmt ", format), WAVBytes.chunk("fact", WAVBytes.little(UInt32(3))),
            WAVBytes.chunk("data", samples.flatMap { WAVBytes.little($0.bitPattern) }))
        #expect(try write(samples, .float32) == expected)
    }

    @Test func `three channels are extensible, and no loudspeakers`() throws {
        let expected = WAVBytes.riff(
            junk,
            WAVBytes.chunk("fmt ", WAVBytes.extensible(tag: 1, channels: 3, rate: 48_000, bits: 16, mask: 0)),
            WAVBytes.chunk("data", WAVBytes.shorts(16384, 0, 0)))
        let written = try write([0.5, 0, 0], channels: 3, .int16)
        #expect(written == expected)
        #expect(try read(written).speakers == [.unplaced, .unplaced, .unplaced])
    }

    @Test func `beyond the largest size of RIFF the file is RF64: every byte`() throws {
        let samples: [Float] = [0.5, -0.5, 0.25]
        // The whole of it: what follows the size itself, up to the end.
        let size = UInt64(36 + 24 + 8 + 6 + 4)
        let sizes = WAVBytes.little(size) + WAVBytes.little(UInt64(6)) + WAVBytes.little(UInt64(3))
        let expected =
            Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8)
            + WAVBytes.chunk("ds64", sizes + WAVBytes.little(UInt32(0)))
            + WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 48_000, bits: 16))
            + WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384, 8192), size: .max)
        #expect(try write(samples, .int16, largestRIFF: size - 1) == expected)
        #expect(try write(samples, .int16, largestRIFF: size).starts(with: Array("RIFF".utf8)))
        #expect(try read(expected).samples == samples)
    }

    @Test func `an RF64 file of floating point does not state its frames twice`() throws {
        let written = try write([1, 0], .float32, largestRIFF: 10)
        #expect(Array(written[74..<86]) == WAVBytes.chunk("fact", WAVBytes.little(UInt32.max)))
        #expect(try read(written).samples == [1, 0])
    }

    @Test(arguments: WAVSampleFormat.allCases, [1, 2, 3, 8])
    func `what is written is read back exactly`(format: WAVSampleFormat, channels: Int) throws {
        // Multiples of 2^-15, so that no format rounds.
        let samples = (0..<200_000 / channels * channels).map { Float(Int16(truncatingIfNeeded: $0 &* 40_503)) / 32768 }
        let sound = try read(write(samples, channels: channels, format))
        #expect(isEqual(sound.samples, samples))
        #expect(sound.channels == channels)
        #expect(sound.sampleRate == 48_000)
        #expect(sound.faults.isEmpty)
    }

    @Test func `the bytes do not depend on how the frames come`() throws {
        let samples = (0..<100_000).map { Float($0 % 1000) / 1000 }
        let atOnce = try write(samples, channels: 2, .int24)
        var writer = try WAVWriter(path: folder.path("b.wav"), channels: 2, sampleRate: 48_000, samples: .int24)
        var rest = samples[...]
        var step = 2
        while !rest.isEmpty {
            try writer.write(Array(rest.prefix(step)))
            if step % 5 == 0 { try writer.flush() }
            rest = rest.dropFirst(step)
            step = step * 3 % 4094 / 2 * 2 + 2
        }
        #expect(writer.framesWritten == 50_000)
        try writer.finish()
        #expect(try isEqual(folder.bytes("b.wav"), atOnce))
    }

    @Test func `no frames make an empty sound`() throws {
        let sound = try read(write([], channels: 2, .float32))
        #expect(sound.frameCount == 0)
        #expect(sound.faults.isEmpty)
    }

    @Test func `half a frame is refused and changes nothing`() throws {
        var writer = try WAVWriter(path: folder.path("a.wav"), channels: 2, sampleRate: 8000)
        var thrown: SoundFileError?
        do throws(SoundFileError) { try writer.write([1, 2, 3]) } catch { thrown = error }
        #expect(thrown?.reason == .unevenFrames(samples: 3, channels: 2))
        try writer.write([1, 2])
        try writer.finish()
        #expect(try read(folder.bytes("a.wav")).samples == [1, 2])
    }

    @Test(arguments: [(0, 48_000), (1025, 48_000), (1, 0), (1, -5), (1, 1 << 31)])
    func `what no WAV file can be is refused`(channels: Int, rate: Int) throws {
        let path = folder.path("a.wav")
        let thrown = fault { () throws(SoundFileError) in
            _ = try WAVWriter(path: path, channels: channels, sampleRate: rate)
        }
        #expect(thrown?.reason == .unwritable(channels: channels, sampleRate: rate))
        #expect(folder.names.isEmpty)
    }
}

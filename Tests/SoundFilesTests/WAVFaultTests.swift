import SoundFiles
import Testing

struct WAVFaultTests {
    private let data = WAVBytes.chunk("data", WAVBytes.shorts(1, 2))

    private func reason(_ format: [UInt8]) -> SoundFileError.Reason? {
        reason(chunk: WAVBytes.chunk("fmt ", format))
    }

    private func reason(chunk: [UInt8]) -> SoundFileError.Reason? {
        SoundFilesTests.reason(reading: WAVBytes.riff(chunk, data))
    }

    @Test func `no format`() {
        #expect(reason(chunk: []) == .wav(.noFormat))
    }

    @Test func `no sound`() {
        let format = WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16)
        #expect(SoundFilesTests.reason(reading: WAVBytes.riff(WAVBytes.chunk("fmt ", format))) == .wav(.noData))
    }

    @Test func `a format of too few bytes`() {
        let format = WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16)
        #expect(reason(Array(format.prefix(14))) == .wav(.formatTooShort(14)))
    }

    @Test(arguments: [UInt16(0), 1025, 65_535])
    func `no channels, or too many`(channels: UInt16) {
        let format = WAVBytes.format(tag: 1, channels: channels, rate: 8000, bits: 16, frame: 2)
        #expect(reason(format) == .channels(Int(channels)))
    }

    @Test(arguments: [UInt32(0), 0x8000_0000, .max])
    func `no rate, or too high a one`(rate: UInt32) {
        #expect(reason(WAVBytes.format(tag: 1, channels: 1, rate: rate, bits: 16)) == .wav(.sampleRate(rate)))
    }

    @Test(arguments: [(UInt16(1), UInt16(0)), (1, 33), (1, 64), (3, 16), (3, 0), (3, 24)])
    func `samples of a wrong number of bits`(tag: UInt16, bits: UInt16) {
        let format = WAVBytes.format(tag: tag, channels: 1, rate: 8000, bits: bits, frame: 4)
        #expect(reason(format) == .wav(.bits(Int(bits), isFloat: tag == 3)))
    }

    @Test(arguments: [
        (UInt16(1), UInt16(2), UInt16(16), UInt16(2)), (1, 2, 16, 5), (1, 1, 16, 5), (3, 1, 32, 8), (1, 1, 8, 2),
    ])
    func `frames that do not hold their channels`(tag: UInt16, channels: UInt16, bits: UInt16, frame: UInt16) {
        let format = WAVBytes.format(tag: tag, channels: channels, rate: 8000, bits: bits, frame: frame)
        #expect(reason(format) == .wav(.frameSize(Int(frame), channels: Int(channels), bits: Int(bits))))
    }

    @Test func `a frame size of 0 says nothing`() throws {
        let format = WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16, frame: 0)
        let sound = try read(WAVBytes.riff(WAVBytes.chunk("fmt ", format), WAVBytes.chunk("data", WAVBytes.shorts(1))))
        #expect(sound.samples == [0x1p-15])
    }

    @Test func `a file of nothing but chunks is given up`() {
        let chunks = [[UInt8]](repeating: WAVBytes.chunk("void", []), count: 10_001).flatMap { $0 }
        #expect(reason(chunk: chunks) == .wav(.tooManyChunks))
    }

    @Test(arguments: [UInt16(0x0002), 0x0006, 0x0007, 0x0011, 0x0031, 0x0055, 0x0000, 0x1234])
    func `a codec needs the library`(tag: UInt16) {
        let format = WAVBytes.format(tag: tag, channels: 1, rate: 8000, bits: 8)
        let expected = SoundFileError.Reason.libraryMissing(
            .sndfile, purpose: .reading(.codedWAV), detail: "hidden from this test")
        #expect(reason(format) == expected)
    }

    @Test func `too much sound is refused before memory is taken`() {
        let limits = SoundLimits(maximumSamples: 3)
        let short = WAVBytes.file(channels: 1, WAVBytes.shorts(1, 2, 3))
        let long = WAVBytes.file(channels: 2, WAVBytes.shorts(1, 2, 3, 4))
        #expect(SoundFilesTests.reason(reading: short, limits: limits) == nil)
        #expect(SoundFilesTests.reason(reading: long, limits: limits) == .tooLong(3))
    }

    @Test func `every fault has words of its own`() {
        let faults: [WAVFault] = [
            .cutInHeader, .noFormat, .formatTooShort(14), .noData, .sampleRate(0), .bits(12, isFloat: true),
            .bits(64, isFloat: false), .frameSize(2, channels: 2, bits: 16), .tooManyChunks,
        ]
        #expect(Set(faults.map(\.description)).count == faults.count)
    }
}

import SoundFiles
import Testing

struct WAVSampleTests {
    @Test func `8-bit samples are unsigned around 128`() throws {
        let sound = try read(WAVBytes.file(bits: 8, [0, 64, 128, 192, 255]))
        #expect(sound.samples == [-1, -0.5, 0, 0.5, 0.9921875])
    }

    @Test func `16-bit samples are divided by 32768`() throws {
        let sound = try read(WAVBytes.file(WAVBytes.shorts(-32768, -16384, -1, 0, 1, 16384, 32767)))
        #expect(sound.samples == [-1, -0.5, -0.000030517578125, 0, 0.000030517578125, 0.5, 0.999969482421875])
    }

    @Test func `24-bit samples are divided by 8388608`() throws {
        let data: [UInt8] = [0, 0, 0x80, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0, 0, 0x40, 0xFF, 0xFF, 0x7F]
        let sound = try read(WAVBytes.file(bits: 24, data))
        #expect(sound.samples == [-1, -0x1p-23, 0x1p-23, 0.5, 1 - 0x1p-23])
    }

    @Test func `32-bit integers are divided by 2147483648, to the nearest float`() throws {
        let numbers: [Int32] = [.min, -(1 << 30), -1, 0, 1 << 20, .max]
        let sound = try read(WAVBytes.file(bits: 32, numbers.flatMap(WAVBytes.little)))
        #expect(sound.samples == [-1, -0.5, -0x1p-31, 0, 0x1p-11, 1])
    }

    @Test func `32-bit floating point is taken as it is`() throws {
        let numbers: [Float] = [0.1, -0.0, 1.5, -3e38, 0x1p-149]
        let sound = try read(WAVBytes.file(tag: 3, bits: 32, numbers.flatMap { WAVBytes.little($0.bitPattern) }))
        #expect(sound.samples.map(\.bitPattern) == numbers.map(\.bitPattern))
    }

    @Test func `64-bit floating point is rounded to 32 bits`() throws {
        let numbers = [0.1, -0.25, 1 + 0x1p-30]
        let sound = try read(WAVBytes.file(tag: 3, bits: 64, numbers.flatMap { WAVBytes.little($0.bitPattern) }))
        #expect(sound.samples == [0.1, -0.25, 1])
    }

    @Test func `samples that are no finite numbers are read as 0 and counted`() throws {
        let numbers: [Double] = [.nan, 0.5, .infinity, -.infinity, 1e300]
        let sound = try read(WAVBytes.file(tag: 3, bits: 64, numbers.flatMap { WAVBytes.little($0.bitPattern) }))
        #expect(sound.samples == [0, 0.5, 0, 0, 0])
        #expect(sound.faults == [.notFinite(samples: 4)])
    }

    @Test(arguments: [(12, 2, 0x7FF0, Float(0x7FF) / 2048), (16, 2, 0x4000, 0.5)])
    func `fewer bits than bytes stand at the top`(bits: UInt16, bytes: UInt16, number: Int16, value: Float) throws {
        let format = WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: bits, frame: bytes)
        let sound = try read(
            WAVBytes.riff(WAVBytes.chunk("fmt ", format), WAVBytes.chunk("data", WAVBytes.shorts(number))))
        #expect(sound.samples == [value])
    }

    @Test func `24 bits may lie in frames of 4 bytes a channel`() throws {
        let format = WAVBytes.format(tag: 1, channels: 2, rate: 8000, bits: 24, frame: 8)
        let data: [UInt8] = [0, 0, 0, 0x40, 0, 0, 0, 0xC0]
        let sound = try read(WAVBytes.riff(WAVBytes.chunk("fmt ", format), WAVBytes.chunk("data", data)))
        #expect(sound.samples == [0.5, -0.5])
        #expect(sound.frameCount == 1)
    }

    @Test func `8 channels of 24 bits are interleaved as they stand`() throws {
        let data: [UInt8] = (1...16).flatMap { [0, 0, UInt8($0 * 4)] as [UInt8] }
        let sound = try read(WAVBytes.file(channels: 8, bits: 24, data))
        #expect(sound.channels == 8)
        #expect(sound.samples == (1...16).map { Float($0) / 32 })
    }

    @Test(arguments: [1, 7350, 11_025, 384_000, 2_147_483_647])
    func `any rate is kept`(rate: Int) throws {
        let sound = try read(WAVBytes.file(rate: UInt32(rate), WAVBytes.shorts(1, 2)))
        #expect(sound.sampleRate == rate)
        #expect(sound.duration == 2 / Double(rate))
    }

    @Test func `a sound longer than a block is read whole`() throws {
        let count = 200_003
        let numbers = (0..<count).map { Int16(truncatingIfNeeded: $0 &* 7919) }
        let sound = try read(WAVBytes.file(channels: 1, numbers.flatMap(WAVBytes.little)))
        #expect(isEqual(sound.samples, numbers.map { Float($0) / 32768 }))
    }

    @Test func `a file with no frames is an empty sound`() throws {
        let sound = try read(WAVBytes.file(channels: 2, []))
        #expect(sound.frameCount == 0)
        #expect(sound.channels == 2)
        #expect(sound.faults.isEmpty)
    }
}

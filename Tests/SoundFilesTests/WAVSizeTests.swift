import SoundFiles
import Testing

/// Sizes that are wrong, or that were never known.
struct WAVSizeTests {
    private let format = WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16))
    private let halves: [Float] = [0.5, -0.5]

    private func data(_ size: UInt32) -> [UInt8] {
        WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384), size: size)
    }

    @Test(arguments: [UInt32.max, 0x7FFF_F000, 0x8000_0000, 0x7FFF_FFFF, 0xFFFF_FFFE])
    func `a size that only a stream states means all that follows`(size: UInt32) throws {
        let sound = try read(WAVBytes.riff(format, data(size), size: size))
        #expect(sound.samples == halves)
        #expect(sound.faults.isEmpty)
    }

    @Test(arguments: [UInt32(0), 36, .max])
    func `a size of 0 means all that follows if the header was never finished`(riff: UInt32) throws {
        let sound = try read(WAVBytes.riff(format, data(0), size: riff))
        #expect(sound.samples == halves)
        #expect(sound.faults.isEmpty)
    }

    @Test func `a size of 0 means no sound if the file is said to go on`() throws {
        let list = WAVBytes.chunk("LIST", [1, 2, 3, 4])
        let sound = try read(WAVBytes.riff(format, WAVBytes.chunk("data", []), list))
        #expect(sound.frameCount == 0)
    }

    @Test func `frames that are promised and missing are a fault, not an error`() throws {
        let sound = try read(WAVBytes.riff(format, data(2000)))
        #expect(sound.samples == halves)
        #expect(sound.faults == [.cutShort(promised: 1000, read: 2)])
    }

    @Test func `half a frame at the end is left out`() throws {
        let sound = try read(WAVBytes.riff(format, WAVBytes.chunk("data", [0, 0x40, 0x7F])))
        #expect(sound.samples == [0.5])
        #expect(sound.faults.isEmpty)
    }

    @Test func `the size of the whole file does not matter`() throws {
        #expect(try read(WAVBytes.riff(format, data(4), size: 5)).samples == halves)
    }

    @Test func `a file cut at any byte gives its frames or says what is missing`() throws {
        let whole = WAVBytes.file(channels: 2, WAVBytes.shorts(1, 2, 3, 4, 5, 6))
        #expect(whole.count == 56)
        for length in 0..<whole.count {
            let cut = Array(whole[..<length])
            if length < 44 {
                let expected: SoundFileError.Reason? =
                    switch length {
                    case 0: .empty
                    case 1..<4: nil
                    case 4..<12: .wav(.cutInHeader)
                    case 12..<20: .wav(.noFormat)
                    case 20..<36: .wav(.cutInHeader)
                    default: .wav(.noData)
                    }
                let reason = reason(reading: cut)
                #expect(expected == nil ? reason != nil : reason == expected, "cut at \(length)")
            } else {
                let sound = try read(cut)
                let frames = (length - 44) / 4
                #expect(sound.samples == (1...6).prefix(frames * 2).map { Float($0) / 32768 }, "cut at \(length)")
                #expect(sound.faults == [.cutShort(promised: 3, read: frames)], "cut at \(length)")
            }
        }
    }
}

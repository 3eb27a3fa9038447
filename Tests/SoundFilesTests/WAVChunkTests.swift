import SoundFiles
import Testing

struct WAVChunkTests {
    private let format = WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16))
    private let data = WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384))
    private let halves: [Float] = [0.5, -0.5]

    @Test func `an odd chunk is followed by a byte that fills it up`() throws {
        let odd = WAVBytes.chunk("note", [1, 2, 3])
        #expect(odd.count == 12)
        #expect(try read(WAVBytes.riff(odd, format, odd, data)).samples == halves)
    }

    @Test func `an odd chunk may lack that byte`() throws {
        let odd = Array(WAVBytes.chunk("note", [1, 2, 3]).dropLast())
        #expect(try read(WAVBytes.riff(odd, format, odd, data)).samples == halves)
    }

    @Test func `what follows the sound is not sound`() throws {
        let list = WAVBytes.chunk("LIST", Array("INFOISFT".utf8))
        #expect(try read(WAVBytes.riff(format, data, list)).samples == halves)
    }

    @Test func `the format may follow the sound`() throws {
        #expect(try read(WAVBytes.riff(data, format)).samples == halves)
    }

    @Test func `the first format and the first sound count`() throws {
        let other = WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 2, rate: 1, bits: 8))
        let sound = try read(WAVBytes.riff(format, other, data, data))
        #expect(sound.samples == halves)
        #expect(sound.sampleRate == 8000)
    }

    @Test func `an extensible format is what its identifier says`() throws {
        let extensible = WAVBytes.extensible(tag: 3, channels: 2, rate: 96_000, bits: 32, mask: 3)
        let data = [Float(0.25), -0.75].flatMap { WAVBytes.little($0.bitPattern) }
        let sound = try read(WAVBytes.riff(WAVBytes.chunk("fmt ", extensible), WAVBytes.chunk("data", data)))
        #expect(sound.samples == [0.25, -0.75])
        #expect(sound.speakers == [.frontLeft, .frontRight])
    }

    @Test func `the channel mask says where channels belong, from the lowest bit up`() throws {
        let extensible = WAVBytes.extensible(tag: 1, channels: 4, rate: 48_000, bits: 16, mask: 0b110_0000_1100)
        let data = WAVBytes.shorts(1, 2, 3, 4)
        let sound = try read(WAVBytes.riff(WAVBytes.chunk("fmt ", extensible), WAVBytes.chunk("data", data)))
        #expect(sound.speakers == [.frontCentre, .lowFrequency, .sideLeft, .sideRight])
    }

    @Test(arguments: [
        (UInt16(3), UInt32(0), [Speaker.unplaced, .unplaced, .unplaced]),
        (3, 1, [.frontLeft, .unplaced, .unplaced]),
        (2, 0, [.frontLeft, .frontRight]),
        (1, 0xFFFF_FFFF, [.frontLeft]),
    ])
    func `a mask of too few bits leaves channels unplaced`(channels: UInt16, mask: UInt32, speakers: [Speaker]) throws {
        let extensible = WAVBytes.extensible(tag: 1, channels: channels, rate: 48_000, bits: 16, mask: mask)
        let sound = try read(WAVBytes.riff(WAVBytes.chunk("fmt ", extensible), WAVBytes.chunk("data", [])))
        #expect(sound.speakers == speakers)
    }

    @Test(arguments: ["RF64", "BW64"])
    func `the sizes of a large file stand in its own chunk`(magic: String) throws {
        let sizes = WAVBytes.little(UInt64(0)) + WAVBytes.little(UInt64(4)) + WAVBytes.little(UInt64(2))
        let ds64 = WAVBytes.chunk("ds64", sizes + WAVBytes.little(UInt32(0)))
        let data = WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384), size: .max)
        let file = Array(magic.utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8) + ds64 + format + data
        let more = WAVBytes.chunk("LIST", [1, 2, 3, 4])
        #expect(try read(file + more).samples == halves)
    }

    @Test func `the table of a large file states the sizes of other chunks`() throws {
        let table = WAVBytes.little(UInt32(1)) + Array("huge".utf8) + WAVBytes.little(UInt64(6))
        let sizes = WAVBytes.little(UInt64(0)) + WAVBytes.little(UInt64(4)) + WAVBytes.little(UInt64(2))
        let ds64 = WAVBytes.chunk("ds64", sizes + table)
        let huge = WAVBytes.chunk("huge", [1, 2, 3, 4, 5, 6], size: .max)
        let file = Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8) + ds64 + huge + format + data
        #expect(try read(file).samples == halves)
    }

    @Test func `a large file that ends early is cut short`() throws {
        let sizes = WAVBytes.little(UInt64(0)) + WAVBytes.little(UInt64(6_000_000_000)) + WAVBytes.little(UInt64(0))
        let ds64 = WAVBytes.chunk("ds64", sizes + WAVBytes.little(UInt32(0)))
        let data = WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384), size: .max)
        let file = Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8) + ds64 + format + data
        let sound = try read(file)
        #expect(sound.samples == halves)
        #expect(sound.faults == [.cutShort(promised: 3_000_000_000, read: 2)])
    }
}

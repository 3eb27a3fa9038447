import SoundFiles
import Testing

struct WAVRoundingTests {
    private func stored(_ samples: [Float], _ format: WAVSampleFormat) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        var writer = try WAVWriter(path: folder.path("a.wav"), channels: 1, sampleRate: 8000, samples: format)
        try writer.write(samples)
        try writer.finish()
        return try Array(folder.bytes("a.wav")[80...].prefix(samples.count * (format == .int16 ? 2 : 3)))
    }

    private static let table16: [(sample: Float, number: Int16)] = [
        (0, 0), (-0.0, 0), (1, 32767), (-1, -32768), (0.5, 16384), (-0.5, -16384),
        (0.5 / 32768, 0), (1.5 / 32768, 2), (2.5 / 32768, 2), (-0.5 / 32768, 0), (-1.5 / 32768, -2),
        (-2.5 / 32768, -2), (0.4999 / 32768, 0), (0.5001 / 32768, 1), (-0.5001 / 32768, -1),
        (32766.5 / 32768, 32766), (32767 / 32768, 32767), (32767.25 / 32768, 32767), (1.5, 32767), (-1.5, -32768),
        (-32767.5 / 32768, -32768), (-32766.5 / 32768, -32766), (0x1p-140, 0), (3e38, 32767), (-3e38, -32768),
        (.infinity, 32767), (-.infinity, -32768), (.nan, 0), (-.nan, 0), (.signalingNaN, 0),
        (Float(bitPattern: 0x7FC0_1234), 0),
    ]

    @Test func `16 bits are rounded to the nearest, ties to even, and clipped`() throws {
        let bytes = try stored(Self.table16.map(\.sample), .int16)
        #expect(bytes == Self.table16.flatMap { WAVBytes.little($0.number) })
    }

    @Test func `every 16-bit number survives reading and writing`() throws {
        let numbers = (Int(Int16.min)...Int(Int16.max)).map(Int16.init)
        let sound = try read(WAVBytes.file(numbers.flatMap(WAVBytes.little)))
        #expect(try isEqual(stored(sound.samples, .int16), numbers.flatMap(WAVBytes.little)))
    }

    @Test func `24 bits are rounded to the nearest, ties to even, and clipped`() throws {
        let table: [(Float, [UInt8])] = [
            (0, [0, 0, 0]), (1, [0xFF, 0xFF, 0x7F]), (-1, [0, 0, 0x80]), (0.5, [0, 0, 0x40]), (0x1p-23, [1, 0, 0]),
            (-0x1p-23, [0xFF, 0xFF, 0xFF]), (0x1p-24, [0, 0, 0]), (0x3p-24, [2, 0, 0]), (0x5p-24, [2, 0, 0]),
            (-0x3p-24, [0xFE, 0xFF, 0xFF]), (2, [0xFF, 0xFF, 0x7F]), (-.infinity, [0, 0, 0x80]), (.nan, [0, 0, 0]),
            (1 - 0x1p-24, [0xFF, 0xFF, 0x7F]), (0x1.fffffep-2, [0, 0, 0x40]),
        ]
        #expect(try stored(table.map(\.0), .int24) == table.flatMap(\.1))
    }
}

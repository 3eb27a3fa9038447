import Foundation
import TestSupport
import Testing

struct RenderTests {
    /// A tap at 80 Hz and full intensity: 7 cycles, 87.5 ms, 4,200 samples at 48 kHz.
    static let tap = Fixture.tap(sharpness: 0)

    @Test func `a tap becomes a file of floating-point samples`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["render", "a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("a.ahap -> a.wav: 0.08"))
        #expect(result.output.hasSuffix(" s, 48000 Hz, peak 1.000, 0 limited samples\n"))
        let wave = try Wave(folder, "a.wav")
        #expect((wave.encoding, wave.channels, wave.rate, wave.bits, wave.data.count) == (3, 1, 48_000, 32, 16_800))
    }

    @Test(arguments: [("16", 2), ("24", 3), ("32", 4)])
    func `a sample takes the bits that were asked for`(bits: String, bytes: Int) throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["render", "a.ahap", "--bits", bits, "--rate=8000", "-o", "a.wav"], in: folder)
        #expect(result.status == 0)
        let wave = try Wave(folder, "a.wav")
        // 87.5 ms at 8 kHz, and a byte where their number is odd.
        #expect((wave.channels, wave.rate, wave.data.count) == (1, 8_000, 700 * bytes))
    }

    @Test func `a part is as long as it was asked to be`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        let part = ["render", "a.ahap", "--start", "0.25", "--end", "0.75", "-o", "a.wav"]
        #expect(try Command.run(part, in: folder).status == 0)
        let wave = try Wave(folder, "a.wav")
        #expect(wave.data.count == 24_000 * 4)
        // Between two taps a second apart nothing sounds: every byte is zero.
        #expect(wave.data.allSatisfy { $0 == 0 })
    }

    @Test func `strengths of motors are a table`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["render", "a.ahap", "--signal=motors", "-o", "a.csv"], in: folder)
        #expect(result.status == 0)
        #expect(result.output == "a.ahap -> a.csv: 0.04 s, 2 steps, heavy up to 1.000, light up to 0.000\n")
        // Full strength for the 40 ms that a tap counts on the heavy motor.
        #expect(try folder.read("a.csv") == "time,heavy,light\n0.0,1.0,0.0\n0.04,0.0,0.0\n")
    }

    @Test func `a folder is rendered to a folder, with the folders in it`() throws {
        let folder = try Folder(["p/a.ahap": Self.tap, "p/q/b.ahap": Self.tap])
        let result = try Command.run(["render", "p", "-o", "out/deep"], in: folder)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("out/deep/a.wav")).count > 16_800)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("out/deep/q/b.wav")).count > 16_800)
    }

    @Test func `standard output takes the sound, standard error the report`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.bash("$haptics render - -o - <a.ahap >a.wav", in: folder)
        #expect(result.errors.hasPrefix("<stdin> -> <stdout>: 0.08"))
        #expect(try Wave(folder, "a.wav").data.count == 16_800)
    }

    @Test func `an audio event gives two channels more`() throws {
        let tone = Self.tap.replacing("HapticTransient", with: "AudioContinuous")
            .replacing("\"Time\": 0,", with: "\"Time\": 0, \"EventDuration\": 0.1,")
            .replacing("HapticSharpness", with: "AudioPan").replacing("HapticIntensity", with: "AudioVolume")
        let folder = try Folder(["a.ahap": tone])
        let result = try Command.run(["render", "a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.status == 0)
        #expect(result.output.contains(", audio peak "))
        #expect(try Wave(folder, "a.wav").channels == 3)
    }

    @Test func `json tells the same`() throws {
        let folder = try Folder(["a.ahap": Self.tap, "b.ahap": Self.tap])
        let call = ["render", ".", "--actuator=lra-narrow", "--format=json", "-o", "out/"]
        let result = try Command.run(call, in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let files = try #require(object?["files"] as? [[String: Any]])
        #expect(files.map { $0["output"] as? String } == ["out/a.wav", "out/b.wav"])
        #expect(files.map { $0["signal"] as? String } == ["motion", "motion"])
        #expect(files.map { $0["actuator"] as? String } == ["lra-narrow", "lra-narrow"])
        #expect(files.map { $0["limitedSamples"] as? Int } == [0, 0])
    }

    @Test func `a pattern played twice is twice as long`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        _ = try Command.run(["render", "a.ahap", "--repeat", "2", "-o", "a.wav"], in: folder)
        // The pattern's duration is a second. What begins at its end is in no pass of a loop.
        #expect(try Wave(folder, "a.wav").data.count == 2 * 48_000 * 4)
    }
}

/// A WAV file, as far as the tests need it.
struct Wave {
    var encoding = 0
    var channels = 0
    var rate = 0
    var bits = 0
    var data = Data()

    /// Reads the chunks of a file; an extensible format counts as what it extends.
    init(_ folder: Folder, _ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)))
        try #require(Array(bytes.prefix(4)) == Array("RIFF".utf8))
        try #require(Wave.number(bytes, at: 4, 4) == bytes.count - 8)
        var offset = 12
        while offset + 8 <= bytes.count {
            let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
            let size = Wave.number(bytes, at: offset + 4, 4)
            if name == "fmt " {
                let tag = Wave.number(bytes, at: offset + 8, 2)
                encoding = tag == 0xFFFE ? Wave.number(bytes, at: offset + 32, 2) : tag
                channels = Wave.number(bytes, at: offset + 10, 2)
                rate = Wave.number(bytes, at: offset + 12, 4)
                bits = Wave.number(bytes, at: offset + 22, 2)
            } else if name == "data" {
                data = Data(bytes[(offset + 8)..<(offset + 8 + size)])
            }
            offset += 8 + size + size % 2
        }
    }

    private static func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

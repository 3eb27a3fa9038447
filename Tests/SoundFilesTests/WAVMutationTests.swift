import SoundFiles
import TestSupport
import Testing

/// Files that nobody meant: valid ones with bytes changed, sizes replaced, parts cut, doubled or moved.
struct WAVMutationTests {
    private static let seeds: [[UInt8]] = [
        WAVBytes.file(channels: 2, WAVBytes.shorts(1, -2, 3, -4, 5, -6)),
        WAVBytes.file(tag: 3, bits: 32, [Float(0.5), -1].flatMap { WAVBytes.little($0.bitPattern) }),
        WAVBytes.riff(
            WAVBytes.chunk("note", [1]),
            WAVBytes.chunk("fmt ", WAVBytes.extensible(tag: 1, channels: 3, rate: 44_100, bits: 24, mask: 7)),
            WAVBytes.chunk("data", Array(1...18))),
        Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8)
            + WAVBytes.chunk(
                "ds64",
                WAVBytes.little(UInt64(80)) + WAVBytes.little(UInt64(4)) + WAVBytes.little(UInt64(2))
                    + WAVBytes.little(UInt32(1)) + Array("huge".utf8) + WAVBytes.little(UInt64(2)))
            + WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16))
            + WAVBytes.chunk("data", WAVBytes.shorts(7, 8), size: .max),
    ]

    private func mutated(_ file: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var file = file
        for _ in 0...Int.random(in: 0...3, using: &generator) where !file.isEmpty {
            let place = Int.random(in: file.indices, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: file[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: file[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 2:
                let size = [0, 1, 0x7FFF_FFFF, 0x8000_0000, UInt32.max, UInt32.max - 7].randomElement(using: &generator)
                for (index, byte) in WAVBytes.little(size ?? 0).enumerated() where place + index < file.count {
                    file[place + index] = byte
                }
            case 3: file.removeSubrange(place...)
            case 4: file.insert(contentsOf: file[place...].prefix(24), at: place)
            default: file.removeSubrange(place..<min(file.count, place + 4))
            }
        }
        return file
    }

    @Test func `whatever the bytes, there is a sound or an error`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var sounds = 0
        for round in 0..<trials(20_000) {
            let file = mutated(Self.seeds[round % Self.seeds.count], &generator)
            guard let sound = try? read(file, limits: SoundLimits(maximumSamples: 1000)) else { continue }
            sounds += 1
            #expect(sound.samples.count <= 1000 && sound.channels >= 1 && sound.sampleRate >= 1, "seed \(seed)")
            #expect(sound.samples.count == sound.frameCount * sound.channels, "seed \(seed)")
            #expect(sound.samples.allSatisfy { $0.isFinite }, "seed \(seed)")
            #expect(sound.speakers.count == sound.channels, "seed \(seed)")
        }
        #expect(sounds > trials(1000), "seed \(seed)")
    }
}

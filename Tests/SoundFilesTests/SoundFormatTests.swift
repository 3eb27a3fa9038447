import SoundFiles
import Testing

/// What is said of files that are no WAV when no library is at hand.
struct SoundFormatTests {
    private func missing(_ format: SoundFormat?) -> SoundFileError.Reason {
        .libraryMissing(.sndfile, purpose: .reading(format), detail: "hidden from this test")
    }

    @Test(arguments: [
        ("fLaC", SoundFormat.flac), ("OggS", .ogg), ("FORM\0\0\0\u{8}AIFF", .aiff), ("caff", .caf), (".snd", .au),
        ("NIST_1A\n", .nist), ("Creative Voice File\u{1A}", .voc), ("riff.", .wave64), ("ID3\u{4}", .mp3),
    ])
    func `formats that the library reads are named`(start: String, format: SoundFormat) {
        #expect(reason(reading: Array(start.utf8) + [UInt8](repeating: 0, count: 100)) == missing(format))
    }

    @Test(arguments: [
        ("\0\0\0\u{20}ftypM4A ", SoundFormat.mpeg4), ("#!AMR\n", .amr), ("DSD ", .dsd), ("MThd", .midi),
        ("MAC ", .monkeysAudio), (".RMF", .realMedia), ("TTA1", .trueAudio), ("wvpk", .wavPack),
        ("{ \"Version\": 1 }", .text), ("\u{FEFF} <svg>", .text),
    ])
    func `formats that nobody here reads are refused by name`(start: String, format: SoundFormat) {
        #expect(reason(reading: Array(start.utf8) + [UInt8](repeating: 0, count: 100)) == .unsupported(format))
    }

    @Test(arguments: [
        ([UInt8](arrayLiteral: 0xFF, 0xF1, 0x50), SoundFormat.aac), ([0xFF, 0xF9, 0x50], .aac), ([0x0B, 0x77], .ac3),
        ([0x1A, 0x45, 0xDF, 0xA3], .matroska), ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .windowsMedia),
    ])
    func `formats without a name in letters are refused by name`(start: [UInt8], format: SoundFormat) {
        #expect(reason(reading: start + [UInt8](repeating: 0, count: 100)) == .unsupported(format))
    }

    @Test(arguments: [[UInt8](arrayLiteral: 0xFF, 0xFB, 0x90), [0xFF, 0xF3, 0x40], [0xFF, 0xE3, 0x40], [0xFF, 0xFD]])
    func `an MPEG audio frame is MP3`(start: [UInt8]) {
        #expect(reason(reading: start) == missing(.mp3))
    }

    @Test(arguments: [[UInt8](arrayLiteral: 0xFF, 0xEB), [0xFF, 0xE1], [0xFF], [0xFE, 0xFB], [1, 2, 3]])
    func `what is nothing known is not called anything`(start: [UInt8]) {
        #expect(reason(reading: start) == missing(nil))
    }

    @Test func `a tag in front does not hide what follows it`() {
        let tag: [UInt8] = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 0, count: 130)
        #expect(reason(reading: tag + [0xFF, 0xF1, 0x50, 0x80]) == .unsupported(.aac))
        #expect(reason(reading: tag + [0xFF, 0xFB, 0x90, 0x80]) == missing(.mp3))
        #expect(reason(reading: tag + Array("fLaC".utf8)) == missing(.flac))
    }

    @Test func `a tag with a footer is ten bytes longer`() {
        let tag: [UInt8] = Array("ID3".utf8) + [4, 0, 0x10, 0, 0, 0, 2] + [UInt8](repeating: 0, count: 12)
        #expect(reason(reading: tag + [0xFF, 0xF1, 0x50, 0x80]) == .unsupported(.aac))
    }

    @Test func `RIFF that is no WAV is not taken for one`() {
        #expect(reason(reading: Array("RIFF\0\0\0\0AVI LIST".utf8)) == missing(nil))
    }

    @Test func `nothing is not sound`() {
        #expect(reason(reading: []) == .empty)
    }
}

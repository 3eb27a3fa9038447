extension SoundFormat {
    /// The bytes by which formats are told apart, each where it stands in the file.
    private static let signatures: [(offset: Int, text: String, format: SoundFormat)] = [
        (0, "FORM", .aiff), (0, ".snd", .au), (0, "caff", .caf), (0, "fLaC", .flac), (0, "NIST_1A", .nist),
        (0, "OggS", .ogg), (0, "Creative Voice File", .voc), (0, "riff\u{2E}", .wave64),
        (0, "#!AMR", .amr), (0, "DSD ", .dsd), (0, "FRM8", .dsd), (0, "MThd", .midi), (0, "MAC ", .monkeysAudio),
        (4, "ftyp", .mpeg4), (0, ".RMF", .realMedia), (0, "TTA1", .trueAudio), (0, "wvpk", .wavPack),
    ]

    private static let binarySignatures: [(bytes: [UInt8], format: SoundFormat)] = [
        ([0x1A, 0x45, 0xDF, 0xA3], .matroska), ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .windowsMedia),
        ([0x0B, 0x77], .ac3),
    ]

    /// What a file is by its first bytes; those behind an ID3 tag, if it begins with one. Nil if they mean nothing to us.
    static func sniffed(in source: ByteSource) throws(SystemFault) -> SoundFormat? {
        let start = try source.bytes(at: 0, count: 64)
        if start.hasText("ID3", at: 0), start.count >= 10 {
            // Four times seven bits, and a footer of ten bytes if bit 4 of the flags is set.
            let size = start[6...9].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
            let footer = start[5] & 0x10 == 0 ? 0 : 10
            return try of(source.bytes(at: 10 + size + footer, count: 64)) ?? .mp3
        }
        return of(start)
    }

    private static func of(_ start: [UInt8]) -> SoundFormat? {
        if isWAV(start) { return .wav }
        if let match = signatures.first(where: { start.hasText($0.text, at: $0.offset) }) { return match.format }
        if let match = binarySignatures.first(where: { start.starts(with: $0.bytes) }) { return match.format }
        return mpegFrame(start) ?? (beginsLikeText(start) ? .text : nil)
    }

    /// Whether the first bytes are those of a WAV file, or of one that was cut within its first twelve bytes.
    static func isWAV(_ start: [UInt8]) -> Bool {
        guard ["RIFF", "RF64", "BW64"].contains(where: { start.hasText($0, at: 0) }) else { return false }
        return start.count < 12 || start.hasText("WAVE", at: 8)
    }

    /// Both begin with eleven bits set. Layer 0 is none of MPEG audio's; ADTS has it.
    private static func mpegFrame(_ start: [UInt8]) -> SoundFormat? {
        guard start.count >= 2, start[0] == 0xFF, start[1] & 0xE0 == 0xE0 else { return nil }
        let version = start[1] >> 3 & 3
        let layer = start[1] >> 1 & 3
        if layer == 0 { return start[1] & 0xF0 == 0xF0 ? .aac : nil }
        return version == 1 ? nil : .mp3
    }

    private static func beginsLikeText(_ start: [UInt8]) -> Bool {
        let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
        guard let first = start.first(where: { !blanks.contains($0) }) else { return false }
        return Array("{[<".utf8).contains(first)
    }
}

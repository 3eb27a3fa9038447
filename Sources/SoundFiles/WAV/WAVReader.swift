/// Reads the sound of a WAV file block by block. No library is needed.
enum WAVReader {
    private static let blockSize = 1 << 16

    /// Nil if the samples are stored by a codec that we do not read.
    static func read(
        _ source: ByteSource, file: String, limits: SoundLimits
    ) throws(SoundFileError) -> Sound? {
        let header: WAVHeader
        do throws(WAVReadingFault) {
            header = try WAVHeader(source)
        } catch {
            throw SoundFileError(file, error.reason)
        }
        guard case .samples(let encoding) = header.format.encoding else { return nil }
        if limits.exclude(frames: header.frameCount, channels: header.format.channels) {
            throw SoundFileError(file, .tooLong(limits.maximumSamples))
        }
        return try SoundFileError.naming(file) { () throws(SystemFault) in
            try sound(of: header, encoding, in: source)
        }
    }

    private static func sound(
        of header: WAVHeader, _ encoding: WAVEncoding, in source: ByteSource
    ) throws(SystemFault) -> Sound {
        let format = header.format
        let end = header.dataOffset + header.frameCount * format.bytesPerFrame
        var samples = [Float](repeating: 0, count: header.frameCount * format.channels)
        var filled = 0
        var unfit = 0
        // Whole samples; a frame may well be spread over two blocks.
        var block = [UInt8](repeating: 0, count: blockSize / encoding.byteCount * encoding.byteCount)
        var offset = header.dataOffset
        while offset < end {
            block.removeLast(max(0, block.count - (end - offset)))
            let got = try source.read(into: &block, at: offset)
            var room = samples.mutableSpan
            unfit += encoding.decode(block.span.extracting(..<got), into: &room, at: filled)
            filled += got / encoding.byteCount
            // Less than was there a moment ago: somebody has cut the file.
            if got < block.count { break }
            offset += got
        }
        samples.removeLast(samples.count - filled / format.channels * format.channels)
        return Sound(
            whole: samples, channels: format.channels, sampleRate: format.sampleRate, speakers: format.speakers,
            faults: header.faults(read: samples.count / format.channels, unfit: unfit))
    }
}

extension WAVHeader {
    /// Whole frames that are there.
    var frameCount: Int { format.bytesPerFrame == 0 ? 0 : dataSize / format.bytesPerFrame }

    func faults(read frames: Int, unfit: Int) -> [Sound.Fault] {
        var faults: [Sound.Fault] = []
        let promised = promisedSize.map { Int(clamping: $0 / UInt64(max(1, format.bytesPerFrame))) } ?? frames
        if promised > frames { faults.append(.cutShort(promised: promised, read: frames)) }
        if unfit > 0 { faults.append(.notFinite(samples: unfit)) }
        return faults
    }
}

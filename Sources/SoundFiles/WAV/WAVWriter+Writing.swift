extension WAVWriter {
    /// Adds frames.
    ///
    /// - Parameter samples: Whole frames, one after the other; full scale is at -1 and 1.
    /// - Throws: ``SoundFileError``: `unevenFrames`, or `system`, after which the file is gone (a live one: stays as it
    ///   is) and everything else throws the same.
    public mutating func write(_ samples: Span<Float>) throws(SoundFileError) {
        if let failure { throw failure }
        guard samples.count % preamble.channels == 0 else {
            throw SoundFileError(name, .unevenFrames(samples: samples.count, channels: preamble.channels))
        }
        var start = 0
        while start < samples.count {
            let end = min(samples.count, start + (buffer.count - filled) / preamble.samples.byteCount)
            if start == end {
                try drain()
                continue
            }
            preamble.samples.encode(samples.extracting(start..<end), into: &buffer, at: filled)
            filled += (end - start) * preamble.samples.byteCount
            start = end
        }
        framesWritten += samples.count / preamble.channels
    }

    /// Adds frames: as the other function of this name.
    public mutating func write(_ samples: [Float]) throws(SoundFileError) { try write(samples.span) }

    /// Adds silence: in a live file a hole, which takes no room where the file system has such, and no time.
    ///
    /// - Parameter frames: How many frames of zeros; below 1 none.
    /// - Throws: ``SoundFileError``: `system`.
    package mutating func writeSilence(frames: Int) throws(SoundFileError) {
        guard frames > 0 else { return }
        // In a file that somebody else has opened, something may stand there already.
        guard output.isPatchable, mode == .live else {
            let block = [Float](repeating: 0, count: min(frames, 1 << 14) * preamble.channels)
            for start in stride(from: 0, to: frames, by: 1 << 14) {
                try write(block.span.extracting(first: min(frames - start, 1 << 14) * preamble.channels))
            }
            return
        }
        if let failure { throw failure }
        if filled > 0 { try drain() }
        let count = frames * preamble.bytesPerFrame
        try attempt { writer throws(SystemFault) in try writer.output.appendHole(count) }
        stored += UInt64(count)
        framesWritten += frames
        try attempt { writer throws(SystemFault) in try writer.finishHeader() }
    }

    /// Hands everything to the system and sets the sizes in the header right. Useful in live files; it may be called at
    /// any time in all others.
    ///
    /// - Throws: ``SoundFileError``: `system`.
    public mutating func flush() throws(SoundFileError) {
        if let failure { throw failure }
        if filled > 0 { try drain() }
        try attempt { writer throws(SystemFault) in try writer.finishHeader() }
    }

    /// Writes what is left, sets the sizes right, closes the file and gives it its name.
    ///
    /// - Throws: ``SoundFileError``: `system`; then there is no new file, and an old one is as it was.
    public consuming func finish() throws(SoundFileError) {
        try flush()
        try attempt { writer throws(SystemFault) in try writer.output.finish() }
    }

    /// Empties the buffer into the file.
    private mutating func drain() throws(SoundFileError) {
        try attempt { writer throws(SystemFault) in
            try writer.output.append(writer.buffer, count: writer.filled)
        }
        stored += UInt64(filled)
        filled = 0
        if mode == .live { try attempt { writer throws(SystemFault) in try writer.finishHeader() } }
    }

    /// The sizes of the whole frames that are in the file. A chunk of odd size is filled up by a byte, which the next
    /// frames will write over.
    private func finishHeader() throws(SystemFault) {
        guard output.isPatchable else { return }
        if stored % 2 == 1 { try output.patch([0], at: output.size) }
        let frames = stored / UInt64(preamble.bytesPerFrame)
        let header = preamble.bytes(dataSize: frames * UInt64(preamble.bytesPerFrame), largestRIFF: largestRIFF)
        try output.patch(header, at: 0)
    }

    private mutating func attempt(
        _ body: (borrowing WAVWriter) throws(SystemFault) -> Void
    ) throws(SoundFileError) {
        do throws(SystemFault) {
            try body(self)
        } catch {
            let failure = SoundFileError(name, .system(error))
            self.failure = failure
            output.discard()
            throw failure
        }
    }
}

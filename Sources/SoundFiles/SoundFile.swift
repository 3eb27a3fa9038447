#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads sound files.
///
/// WAV files (integers of 8 to 32 bits, floating point of 32 and 64 bits, also extensible, RF64 and BW64) need no
/// library. AIFF, CAF, FLAC, Ogg, MP3 and whatever else libsndfile knows need that library, which is loaded the first
/// time that it is needed. MPEG-4 and AAC, which it does not know, are recognised and refused by name.
public enum SoundFile {
    /// A whole file.
    ///
    /// A file that is damaged but holds frames gives those, and says so in ``Sound/faults``; one without frames gives an
    /// empty sound.
    ///
    /// - Parameters:
    ///   - path: A file or a pipe.
    ///   - limits: How much to read at most.
    /// - Throws: ``SoundFileError``, which names the path.
    public static func decode(
        path: String, limits: SoundLimits = SoundLimits()
    ) throws(SoundFileError) -> Sound {
        try decode(path: path, limits: limits) { SndfileLibrary.installed }
    }

    /// A file in memory.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - name: What an error calls it.
    ///   - limits: How much to read at most.
    /// - Throws: ``SoundFileError``, which bears the name.
    public static func decode(
        _ bytes: [UInt8], name: String, limits: SoundLimits = SoundLimits()
    ) throws(SoundFileError) -> Sound {
        try decode(bytes, name: name, limits: limits) { SndfileLibrary.installed }
    }
}

extension SoundFile {
    /// True for what is there and is no regular file: a folder, a pipe, a device.
    package static func isSpecial(path: String) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// What gives libsndfile, asked only if it is needed; tests hand in one that is missing.
    package typealias Sndfile = () -> Result<SndfileLibrary, LibraryFault>

    package static func decode(
        path: String, limits: SoundLimits, sndfile: Sndfile
    ) throws(SoundFileError) -> Sound {
        let file = try SoundFileError.naming(path) { () throws(SystemFault) in
            try OpenFile(path: path, flags: O_RDONLY)
        }
        let status = try SoundFileError.naming(path) { () throws(SystemFault) in try file.status() }
        switch status.kind {
        case .folder: throw SoundFileError(path, .folder)
        case .device: throw SoundFileError(path, .device)
        case .pipe: return try decode(all(of: file, path, limits), name: path, limits: limits, sndfile: sndfile)
        case .regular:
            let decoder = SoundDecoder(name: path, path: path, limits: limits)
            return try decoder.sound(in: ByteSource(file, size: status.size), sndfile: sndfile)
        }
    }

    package static func decode(
        _ bytes: [UInt8], name: String, limits: SoundLimits, sndfile: Sndfile
    ) throws(SoundFileError) -> Sound {
        try SoundDecoder(name: name, path: nil, limits: limits).sound(in: ByteSource(bytes), sndfile: sndfile)
    }

    /// Of a pipe: sound is seldom stored in more than 8 bytes a sample.
    private static func all(
        of pipe: OpenFile, _ path: String, _ limits: SoundLimits
    ) throws(SoundFileError) -> [UInt8] {
        let bytes = try SoundFileError.naming(path) { () throws(SystemFault) in
            try pipe.readAll(limit: limits.maximumBytes)
        }
        guard let bytes else { throw SoundFileError(path, .tooLong(limits.maximumSamples)) }
        return bytes
    }
}

/// Decides who reads a file: we ourselves, libsndfile, or nobody.
struct SoundDecoder {
    /// What errors call the file.
    let name: String
    /// For libsndfile; nil if the bytes are all that there is.
    let path: String?
    let limits: SoundLimits

    func sound(in source: ByteSource, sndfile: SoundFile.Sndfile) throws(SoundFileError) -> Sound {
        if source.count == 0 { throw failure(.empty) }
        var format = try SoundFileError.naming(name) { () throws(SystemFault) in
            try SoundFormat.sniffed(in: source)
        }
        if format == .wav {
            if let sound = try WAVReader.read(source, file: name, limits: limits) { return sound }
            format = .codedWAV
        }
        // A file without any signature may begin like text by chance, so that the library has a look at text.
        if let format, !format.isReadable, format != .text { throw failure(.unsupported(format)) }
        let bytes = source.inMemory
        switch sndfile() {
        case .success(let library): return try sound(by: library, in: bytes, format)
        case .failure(let fault):
            if format == .text { throw failure(.unsupported(.text)) }
            throw failure(.libraryMissing(.sndfile, purpose: .reading(format), detail: fault.detail))
        }
    }

    private func sound(
        by library: SndfileLibrary, in bytes: [UInt8]?, _ format: SoundFormat?
    ) throws(SoundFileError) -> Sound {
        do throws(SndfileFault) {
            if let path { return try SndfileReader(library, path: path).read(limits: limits) }
            return try SndfileMemory.sound(in: bytes ?? [], limits: limits, by: library)
        } catch {
            switch error {
            case .channels(let count): throw failure(.channels(count))
            case .tooLong: throw failure(.tooLong(limits.maximumSamples))
            case .library where format == .text: throw failure(.unsupported(.text))
            case .library(let message): throw failure(.libraryFailed(.sndfile, format, message: message))
            }
        }
    }

    private func failure(_ reason: SoundFileError.Reason) -> SoundFileError { SoundFileError(name, reason) }
}

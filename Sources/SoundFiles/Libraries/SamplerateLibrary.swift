import CSoundLibraries

/// What we call in libsamplerate.
///
/// `@unchecked Sendable`: the functions are addresses that never change, in a library that is never unloaded, and each
/// call brings its own memory.
@safe package final class SamplerateLibrary: @unchecked Sendable {
    private let convert: SamplerateConvert
    private let isValidRatio: SamplerateIsValidRatio
    private let errorText: SamplerateErrorText

    /// The one of this system, loaded the first time that it is asked for; several threads may ask.
    package static let installed = load(NativeLibrary.samplerate.fileNames)

    package static func load(_ names: [String]) -> Result<SamplerateLibrary, LibraryFault> {
        do throws(LibraryFault) {
            return .success(try SamplerateLibrary(DynamicLibrary(anyOf: names)))
        } catch {
            return .failure(error)
        }
    }

    // Each signature is that of the header, which a test compiles against the library's own.
    private init(_ library: DynamicLibrary) throws(LibraryFault) {
        unsafe convert = try library.function("src_simple", as: SamplerateConvert.self)
        unsafe isValidRatio = try library.function("src_is_valid_ratio", as: SamplerateIsValidRatio.self)
        unsafe errorText = try library.function("src_strerror", as: SamplerateErrorText.self)
    }

    /// `count` frames at the new rate. The converter may give a few more or fewer: those are cut, these are silence.
    func convert(
        _ sound: Sound, to rate: Int, count: Int, quality: ResamplingQuality
    ) throws(SoundFileError) -> [Float] {
        let ratio = Double(rate) / Double(sound.sampleRate)
        guard isValidRatio(ratio) != 0 else {
            throw SoundFileError(nil, .rate(from: sound.sampleRate, to: rate))
        }
        var converted = [Float](repeating: 0, count: count * sound.channels)
        if converted.isEmpty || sound.samples.isEmpty { return converted }
        let status = unsafe sound.samples.withUnsafeBufferPointer { input in
            unsafe converted.withUnsafeMutableBufferPointer { output in
                var data = unsafe SamplerateData()
                unsafe data.data_in = input.baseAddress
                unsafe data.data_out = output.baseAddress
                unsafe data.input_frames = sound.frameCount
                unsafe data.output_frames = count
                unsafe data.src_ratio = ratio
                return unsafe convert(&data, quality.converter, Int32(clamping: sound.channels))
            }
        }
        guard status == 0 else { throw SoundFileError(nil, .libraryFailed(.samplerate, nil, message: text(status))) }
        return converted
    }

    private func text(_ status: Int32) -> String {
        unsafe errorText(status).map { unsafe String(cString: $0) } ?? "error \(status)"
    }
}

extension ResamplingQuality {
    fileprivate var converter: Int32 {
        let converter =
            switch self {
            case .best: SamplerateSincBest
            case .medium: SamplerateSincMedium
            case .fast: SamplerateSincFastest
            }
        return Int32(converter)
    }
}

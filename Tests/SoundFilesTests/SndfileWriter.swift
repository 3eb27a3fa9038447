import CSoundLibraries
import Foundation

/// Writes sound files by libsndfile, to read them back: the functions that only tests need.
@safe struct SndfileWriter {
    enum Container: Int32 {
        case wav = 0x01_0000, aiff = 0x02_0000, au = 0x03_0000, wave64 = 0x0B_0000, wavExtensible = 0x13_0000
        case flac = 0x17_0000, caf = 0x18_0000, ogg = 0x20_0000, rf64 = 0x22_0000, mpeg = 0x23_0000
    }

    enum Codec: Int32 {
        case pcm8 = 1, pcm16, pcm24, pcm32, unsigned8, float32, float64
        case muLaw = 0x10, aLaw, imaADPCM, msADPCM
        case vorbis = 0x60, opus = 0x64, alac16 = 0x70, mp3 = 0x82
    }

    struct Refused: Error { let reason: String }

    private let handle: UnsafeMutableRawPointer

    init() throws(Refused) {
        let names = ["libsndfile.so.1", "libsndfile.1.dylib", "/opt/homebrew/lib/libsndfile.1.dylib"]
        guard let handle = unsafe names.lazy.compactMap({ unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw Refused(reason: "not installed")
        }
        unsafe self.handle = handle
    }

    /// Signatures as in the library's header.
    private func function<Function>(_ name: String, _ type: Function.Type) throws(Refused) -> Function {
        guard let address = unsafe dlsym(handle, name) else { throw Refused(reason: "no \(name)") }
        return unsafe unsafeBitCast(address, to: type)
    }

    func write(
        _ samples: [Float], channels: Int, rate: Int = 48_000, _ container: Container, _ codec: Codec, to path: String
    ) throws(Refused) {
        typealias Write = @convention(c) (OpaquePointer, UnsafePointer<Float>?, Int64) -> Int64
        let open = unsafe try function("sf_open", SndfileOpen.self)
        let write = unsafe try function("sf_writef_float", Write.self)
        let command = unsafe try function("sf_command", SndfileCommand.self)
        let close = unsafe try function("sf_close", SndfileClose.self)
        let errorText = unsafe try function("sf_strerror", SndfileErrorText.self)
        var info = SndfileInfo()
        info.samplerate = Int32(rate)
        info.channels = Int32(channels)
        info.format = container.rawValue | codec.rawValue
        guard let file = unsafe open(path, 0x20, &info) else {
            throw Refused(reason: unsafe errorText(nil).map { unsafe String(cString: $0) } ?? "?")
        }
        defer { _ = unsafe close(file) }
        // Full scale is clipped instead of wrapping around, as an encoder's overshoot may need.
        _ = unsafe command(file, 0x10C0, nil, 1)
        let frames = Int64(samples.count / channels)
        guard unsafe write(file, samples, frames) == frames else { throw Refused(reason: "not all was written") }
    }
}

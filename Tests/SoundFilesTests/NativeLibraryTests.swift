import SoundFiles
import Testing

struct NativeLibraryTests {
    @Test func `a library that is not there is a fault in the loader's words`() {
        guard case .failure(let fault) = SndfileLibrary.load(["libnosuchsound.so.9", "libnorthis.so"]) else {
            Issue.record("loaded what does not exist")
            return
        }
        #expect(fault.detail.contains("libnosuchsound"))
    }

    @Test(arguments: ["libc.so.6", "libSystem.dylib"])
    func `a library without the functions is not taken for the right one`(name: String) {
        guard case .failure(let fault) = SndfileLibrary.load([name]) else {
            Issue.record("\(name) has no sf_open")
            return
        }
        #expect(fault.detail.contains("sf_open") || fault.detail.contains(name))
        #expect(throws: LibraryFault.self) { try SamplerateLibrary.load([name]).get() }
    }

    @Test func `no name loads nothing`() {
        #expect(throws: LibraryFault(detail: "no name to look for")) { try SndfileLibrary.load([]).get() }
    }

    @Test(.enabled(if: NativeLibrary.sndfile.problem == nil, needsSndfile))
    func `libsndfile is found under the name that users' systems have`() {
        #expect(throws: Never.self) { try SndfileLibrary.load(["libsndfile.so.1", "libsndfile.1.dylib"]).get() }
    }

    @Test(.enabled(if: NativeLibrary.samplerate.problem == nil, needsSamplerate))
    func `libsamplerate is found under the name that users' systems have`() {
        #expect(throws: Never.self) {
            try SamplerateLibrary.load(["libsamplerate.so.0", "libsamplerate.0.dylib"]).get()
        }
    }
}

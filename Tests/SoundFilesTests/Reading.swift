import SoundFiles
import Testing

/// What is thrown, or nil if nothing is.
func fault(_ body: () throws(SoundFileError) -> Void) -> SoundFileError? {
    do throws(SoundFileError) {
        try body()
        return nil
    } catch {
        return error
    }
}

/// Reads a file in memory with no library at hand.
func read(_ bytes: [UInt8], limits: SoundLimits = SoundLimits()) throws(SoundFileError) -> Sound {
    try SoundFile.decode(bytes, name: "knock.wav", limits: limits) {
        .failure(LibraryFault(detail: "hidden from this test"))
    }
}

func reason(reading bytes: [UInt8], limits: SoundLimits = SoundLimits()) -> SoundFileError.Reason? {
    fault { () throws(SoundFileError) in _ = try read(bytes, limits: limits) }?.reason
}

/// Why a test that needs a library does not run.
let needsSndfile: Comment = "libsndfile is not installed (package libsndfile1)"
let needsSamplerate: Comment = "libsamplerate is not installed (package libsamplerate0)"

/// For long arrays: where two differ, a failed `==` would look for the shortest way from one to the other.
func isEqual<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Bool { left == right }

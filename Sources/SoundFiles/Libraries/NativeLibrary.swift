/// A library of the system that is loaded when it is first needed. Nothing here needs one to be built or started.
public enum NativeLibrary: CaseIterable, Sendable {
    /// Reads every sound format but WAV, which needs no library.
    case sndfile
    /// Brings sound from one sample rate to another.
    case samplerate

    /// The name that its authors gave it.
    public var name: String {
        switch self {
        case .sndfile: "libsndfile"
        case .samplerate: "libsamplerate"
        }
    }

    /// What to install.
    public var packages: String {
        switch self {
        case .sndfile: "libsndfile1 (Debian, Ubuntu) or libsndfile (Fedora, Arch, Homebrew)"
        case .samplerate: "libsamplerate0 (Debian, Ubuntu) or libsamplerate (Fedora, Arch, Homebrew)"
        }
    }

    /// Nil if the library is there and has all that is called in it; else why it is not usable. Loads it.
    public var problem: String? {
        let fault: LibraryFault?
        switch self {
        case .sndfile: fault = SndfileLibrary.installed.fault
        case .samplerate: fault = SamplerateLibrary.installed.fault
        }
        return fault?.detail
    }

    /// The names under which the loader may know it: first with the version whose interface we declare.
    var fileNames: [String] {
        #if canImport(Darwin)
            // Homebrew's folders are not among those that the loader searches.
            let names = ["\(name).\(interface).dylib", "\(name).dylib"]
            return ["", "/opt/homebrew/lib/", "/usr/local/lib/"].flatMap { folder in names.map { folder + $0 } }
        #else
            return ["\(name).so.\(interface)", "\(name).so"]
        #endif
    }

    /// The version of the interface that we declare.
    private var interface: Int {
        switch self {
        case .sndfile: 1
        case .samplerate: 0
        }
    }
}

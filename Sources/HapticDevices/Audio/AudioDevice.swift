import CSDLLibrary
public import HapticPlayback

/// A sound device of this system.
public struct AudioDevice: Equatable, Sendable {
    /// What the system calls it; `audio:` and this name it as an output.
    public let name: String
    /// How many channels it has; 0 where the system does not say.
    public let channels: Int

    /// A device of this name and so many channels.
    package init(name: String, channels: Int) { (self.name, self.channels) = (name, channels) }

    /// Those that are there.
    ///
    /// - Throws: `OutputError` where SDL2 is missing or no sound system can be reached.
    public static func all() throws(OutputError) -> [AudioDevice] {
        try SDLLibrary.withAudio { library in
            library.deviceNames.enumerated().map { AudioDevice(name: $1, channels: library.channels(at: $0)) }
        }
    }

    /// What SDL calls the sound system that it plays through, such as `pulseaudio`.
    ///
    /// - Throws: `OutputError` where SDL2 is missing or no sound system can be reached.
    public static func system() throws(OutputError) -> String {
        try SDLLibrary.withAudio { library in unsafe SDLLibrary.text(library.audio.driver()) }
    }
}

extension SDLLibrary {
    /// Calls what needs the subsystem of sound, which is ended behind it.
    static func withAudio<Value>(_ body: (SDLLibrary) throws(OutputError) -> Value) throws(OutputError) -> Value {
        try withSDL { library throws(OutputError) in
            try library.startAudio()
            defer { library.end(UInt32(SDLInitAudio)) }
            return try body(library)
        }
    }

    /// Starts the subsystem of sound, or counts one more that needs it.
    func startAudio() throws(OutputError) {
        guard start(UInt32(SDLInitAudio)) == 0 else {
            throw .unavailable(device: "sound", reason: "\(lastError); 'haptics doctor' says more")
        }
    }

    /// The sound devices, in the system's order.
    var deviceNames: [String] {
        (0..<max(audio.deviceCount(0), 0)).map { index in unsafe SDLLibrary.text(audio.deviceName(index, 0)) }
    }

    /// How many channels a device has, or the default one for `nil`; 0 where the system does not say.
    func channels(at index: Int?) -> Int {
        var spec = unsafe SDLAudioSpec()
        let result: Int32
        if let index {
            result = unsafe audio.deviceSpec(Int32(clamping: index), 0, &spec)
        } else {
            result = unsafe audio.defaultDevice?(nil, &spec, 0) ?? -1
        }
        return result == 0 ? unsafe Int(spec.channels) : 0
    }
}

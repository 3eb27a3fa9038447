public import HapticPlayback

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Outputs by their names, and the one to play on where nobody says which.
public enum OutputCatalogue {
    /// The environment variable that decides, whatever code says.
    public static let variable = "HAPTICS_OUTPUT"

    /// The names that mean something.
    public static let names = [
        "null", "virtual", "wav:PATH", "gamepad", "gamepad:INDEX", "audio", "audio:DEVICE", "preview",
    ]

    /// An output by its name: one of ``names``. Devices are looked for when it is started, not before.
    ///
    /// - `null` plays nothing, in real time; `virtual` nothing, as `VirtualClock.shared` is advanced.
    /// - `wav:PATH` writes a file; see ``WaveFileOutput``.
    /// - `gamepad` is the first pad with motors, `gamepad:INDEX` the one at a place, from 0.
    /// - `audio` is the default sound device, `audio:DEVICE` one by its name or a part of that; `preview` makes haptics
    ///   audible on the default sound device.
    ///
    /// - Throws: `OutputError.unknownName` for any other.
    public static func output(named name: String) throws(OutputError) -> any HapticOutput {
        let (word, detail) = parts(of: name)
        switch (word, detail) {
        case ("null", nil): return NullOutput()
        case ("virtual", nil): return VirtualOutput()
        case ("wav", .some(let path)) where !path.isEmpty: return WaveFileOutput(path: path)
        case ("gamepad", nil): return GamepadOutput()
        case ("gamepad", .some(let text)):
            if let index = Int(text), index >= 0 { return GamepadOutput(index: index) }
        case ("audio", nil): return AudioOutput()
        case ("audio", .some(let device)) where !device.isEmpty: return AudioOutput(device: device)
        case ("preview", nil): return AudioOutput(isPreview: true)
        default: break
        }
        throw .unknownName(name, known: names)
    }

    /// What to play on where nobody says which: the output that the environment names (`HAPTICS_OUTPUT`), else the one
    /// that code prefers (`HapticOutputs.preferred`), else a connected gamepad with motors. Without
    /// all of these `nil`: there are no haptics.
    ///
    /// - Throws: `OutputError` where the environment names no output, or the preferred one cannot be made.
    public static func defaultOutput() throws(OutputError) -> (any HapticOutput)? {
        if let override = HapticOutputs.overrideInForce { return try override() }
        if let name = environmentName { return try output(named: name) }
        if let preferred = HapticOutputs.preferred { return try preferred() }
        return Gamepad.anyHasMotors ? GamepadOutput() : nil
    }

    /// What the output of ``defaultOutput()`` can play. No device is opened that was seen before, and no preferred output
    /// made that was asked before: it may be asked at any time.
    ///
    /// - Throws: `OutputError` where that does.
    package static func defaultCapabilities() throws(OutputError) -> OutputCapabilities? {
        if let override = HapticOutputs.override { return try override()?.capabilities }
        // Outputs of a name open nothing before they are started.
        if let name = environmentName { return try output(named: name).capabilities }
        if let preferred = try HapticOutputs.preferredCapabilities() { return preferred }
        return Gamepad.anyHasMotors ? GamepadOutput().capabilities : nil
    }

    /// What the environment names; `nil` where it says nothing.
    package static var environmentName: String? {
        guard let value = unsafe getenv(variable) else { return nil }
        let name = unsafe String(cString: value)
        return name.isEmpty ? nil : name
    }

    private static func parts(of name: String) -> (word: Substring, detail: String?) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (name[...], nil) }
        return (name[..<colon], String(name[name.utf8.index(after: colon)...]))
    }
}

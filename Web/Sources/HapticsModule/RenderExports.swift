public import CModule

// The part of the module's interface that renders. Settings are a text, described at `RenderSettings.init(text:)`.
// Status -1, in each of these: the text is not JSON, a setting is unknown, or its value cannot be; the bytes say which.
// Entries of a pattern that have faults are left out, and events that play sound files are silent.

/// Samples of a pattern: at most `count`, from number `first` on, and none behind its end.
///
/// Status: how many channels there are: 1, or 3 where the pattern has audio events. The bytes are four numbers of 64
/// bits (the pattern's stated duration in seconds, how many samples it has in all, the largest magnitude among those
/// rendered before limiting, how many of them were limited), then samples of 32 bits: all of the haptic channel, all of
/// the left one, all of the right one.
@_cdecl("haptics_render")
public func render(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ settings: UnsafePointer<UInt8>?, _ settingsCount: Int,
    _ first: Double, _ count: Double
) -> UnsafeMutablePointer<haptics_result>? {
    // As the interface says of every address and its length; so below.
    unsafe answer { () throws(Refusal) in
        try unsafe render(
            bytes(text, textCount), settings: string(settings, settingsCount), first: first, count: count)
    }
}

/// What is felt, `rate` times a second from `start` on and before `end`, both in seconds, and not behind the pattern's
/// end: numbers of 64 bits, first all intensities, then all sharpnesses, then all amplitudes. Status 0.
@_cdecl("haptics_effective")
public func effective(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ settings: UnsafePointer<UInt8>?, _ settingsCount: Int,
    _ rate: Double, _ start: Double, _ end: Double
) -> UnsafeMutablePointer<haptics_result>? {
    unsafe answer { () throws(Refusal) in
        try unsafe effective(
            bytes(text, textCount), settings: string(settings, settingsCount), rate: rate, start: start, end: end)
    }
}

/// The commands of two rumble motors, one for each change: numbers of 64 bits, first all times in seconds, then all
/// commands of the heavy motor, 0...1, then all of the light one. Status 0.
@_cdecl("haptics_motors")
public func motors(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ settings: UnsafePointer<UInt8>?, _ settingsCount: Int
) -> UnsafeMutablePointer<haptics_result>? {
    unsafe answer { () throws(Refusal) in
        try unsafe motors(bytes(text, textCount), settings: string(settings, settingsCount))
    }
}

/// Why a pattern cannot be written as AHAP.
public enum WriteError: Error, Equatable, Hashable, Sendable {
    /// A time, duration or value that is infinite or not a number, which JSON cannot express.
    case notFinite(Entry)
    /// The event with this index plays a sound registered with an engine, which a file cannot name.
    case soundIsResource(event: Int)
    /// The event with this index has a sound but is of another kind than `AudioCustom`; a reader would drop the sound.
    case soundOnOtherKind(event: Int)

    /// One of a pattern's entries, by its index in `HapticPattern.events`, `parameters` or `curves`.
    public enum Entry: Equatable, Hashable, Sendable {
        case event(Int)
        case parameter(Int)
        case curve(Int)
    }
}

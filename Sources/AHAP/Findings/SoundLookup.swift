/// Answers whether a sound file exists. The reader itself never touches files; the caller that does hands this in.
public struct SoundLookup: Sendable {
    /// True if a sound is found at this path as an AHAP file states it (relative, inside the folder).
    public let exists: @Sendable (_ path: String) -> Bool

    /// A look-up by the function that knows the files.
    public init(exists: @escaping @Sendable (_ path: String) -> Bool) { self.exists = exists }
}

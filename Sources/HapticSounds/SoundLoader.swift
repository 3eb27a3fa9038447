public import HapticPatterns
public import HapticRendering
public import SoundFiles

/// Finds and decodes the sounds that a pattern names, so that a renderer can play them.
///
/// A path is relative to the pattern's folder. One that is absolute, or that leads out of that folder through `..`, is
/// not followed: a pattern file may come from anywhere.
public struct SoundLoader: Sendable {
    /// Where to look, in this order.
    public var folders: [String]
    /// How much of one file to read at most, and of all together.
    public var limits: SoundLimits

    /// A sound that cannot be played.
    public struct Problem: Equatable, Sendable {
        /// The sound, as the pattern names it.
        public var source: HapticEvent.Sound.Source
        /// What is wrong, in one line that names the file.
        public var message: String
        /// True where the sound can be heard all the same, though not whole or not at its best.
        public var isPlayable: Bool
    }

    /// A loader that looks in these folders.
    public init(folders: [String], limits: SoundLimits = SoundLimits()) {
        self.folders = folders
        self.limits = limits
    }

    /// Decodes each sound of a pattern once, mixes it to one or two channels and brings it to a sample rate.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; sounds that are registered by number are not looked for.
    ///   - rate: Samples a second. Without libsamplerate a sound keeps its own rate, which the renderer interpolates.
    /// - Returns: What can be played, and what was wrong.
    public func sounds(of pattern: HapticPattern, rate: Double) -> (library: SoundLibrary, problems: [Problem]) {
        var library = SoundLibrary()
        var problems: [Problem] = []
        var room = limits.maximumSamples
        for path in SoundLoader.paths(in: pattern) {
            let source = HapticEvent.Sound.Source.path(path)
            do throws(LoadingError) {
                var faults: [String] = []
                let clip = try load(path, rate: rate, room: &room, &faults)
                library.clips[source] = clip
                problems += faults.map { Problem(source: source, message: $0, isPlayable: true) }
            } catch {
                problems.append(Problem(source: source, message: error.message, isPlayable: false))
            }
        }
        return (library, problems)
    }

    /// The paths that a pattern names, each once, in the order of its events.
    package static func paths(in pattern: HapticPattern) -> [String] {
        var seen: Set<String> = []
        return pattern.events.compactMap { event in
            guard event.kind == .audioCustom, case .path(let path)? = event.sound?.source else { return nil }
            return seen.insert(path).inserted ? path : nil
        }
    }
}

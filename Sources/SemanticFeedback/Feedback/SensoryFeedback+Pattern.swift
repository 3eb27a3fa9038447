public import CoreHaptics
public import HapticPatterns

// Not in SwiftUI: the one extension of the type's members.
extension SensoryFeedback {
    /// A pattern of one's own, wherever a feedback is accepted. **Not in SwiftUI**: the one addition to its members.
    ///
    /// - Parameters:
    ///   - pattern: What is played. Its sound files stand by their absolute path.
    ///   - intensity: 0...1: the intensity of its taps and vibrations and the volume of its tones and sounds are multiplied by
    ///     it; nearest where outside, and 1 where it is not a number. At 0 nothing plays.
    public static func pattern(_ pattern: HapticPattern, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(.custom(pattern), intensity: intensity)
    }

    /// A pattern of Core Haptics, wherever a feedback is accepted. **Not in SwiftUI**, as
    /// ``pattern(_:intensity:)-(HapticPattern,_)``.
    ///
    /// Sounds that are registered with an engine can only be played on that engine (``play(on:)``).
    public static func pattern(_ pattern: CHHapticPattern, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(.custom(pattern.model), intensity: intensity)
    }

    /// An AHAP file, wherever a feedback is accepted. **Not in SwiftUI**, as ``pattern(_:intensity:)-(HapticPattern,_)``.
    /// The file is read at once, and only then.
    ///
    /// - Throws: `CHHapticError`, as `CHHapticPattern(contentsOf:)` does.
    public static func pattern(contentsOf url: URL, intensity: Double = 1) throws -> SensoryFeedback {
        pattern(try CHHapticPattern(contentsOf: url), intensity: intensity)
    }
}

package import HapticPatterns

/// What happens to the events of a player, for somebody who looks at it later.
package struct PlayNote: Equatable, BitwiseCopyable, Sendable {
    /// What happens.
    package enum Fact: Equatable, BitwiseCopyable, Sendable {
        /// An event begins, or goes on.
        case event(Event)
        /// What sounds of these kinds of events ends here, but for its fade. Taps and releases ring on.
        case cut(haptics: Bool, audio: Bool)
        /// What is left of events lasts so many times as long.
        case stretch(Double)
        /// From here on a control of the player's moves like this, as long as one of its events is under way.
        case control(Line)
    }

    /// An event as it is from here on.
    package struct Event: Equatable, BitwiseCopyable, Sendable {
        package var kind: HapticEvent.Kind { HapticEvent.Kind(rawValue: kindNumber) ?? .hapticTransient }
        var kindNumber: UInt8
        /// Samples until its release begins; `nil` for a tap, and for what only its decay ends.
        package var duration: Double?
        /// Intensity or volume, and sharpness or pitch, under all controls in force.
        package var strength: Float
        package var colour: Float
        /// The same as the event itself states them.
        package var ownStrength: Float
        package var ownColour: Float
        /// Attack, decay and release under the controls that are known, 0...1; no decay where the level is held. All 0 for a
        /// tap.
        package var attack: Float
        package var decay: Float?
        package var release: Float
        /// Which event of its pattern it is.
        package var source: Int
        /// How it came to be told.
        package var course: Course
    }

    /// A straight piece of a control.
    package struct Line: Equatable, BitwiseCopyable, Sendable {
        /// Which control: intensity, sharpness, volume or pitch.
        package var control: DynamicParameterID {
            DynamicParameterID(rawValue: controlNumber) ?? .hapticIntensityControl
        }
        var controlNumber: UInt8
        package var value: Double
        /// Change a sample of the engine's.
        package var slope: Double
    }

    /// How far an event is.
    package enum Course: Equatable, BitwiseCopyable, Sendable {
        /// It begins.
        case begins
        /// It began before, and goes on after a pause or a mute.
        case goesOn
        /// It begins with the next sample, unless something comes in between.
        case isDue
    }

    /// The player, by a number that no other one in the process has.
    package var player: Int
    /// Which of the player's starts this follows from: 1 for the first.
    package var start: Int
    /// The engine's sample, which need not be whole.
    package var sample: Double
    package var fact: Fact
}

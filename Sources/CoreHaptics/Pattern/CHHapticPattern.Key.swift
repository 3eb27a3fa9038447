extension CHHapticPattern {
    /// A key of the dictionary form of a pattern.
    ///
    /// The raw value is the spelling in AHAP files; unknown ones are passed over.
    public struct Key: Hashable, RawRepresentable, Sendable {
        /// The spelling.
        public let rawValue: String

        /// The key of that spelling, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension CHHapticPattern.Key {
    /// Number of the format, 1.
    public static let version = CHHapticPattern.Key(rawValue: "Version")

    /// The list of entries.
    public static let pattern = CHHapticPattern.Key(rawValue: "Pattern")

    /// An entry that is an event.
    public static let event = CHHapticPattern.Key(rawValue: "Event")

    /// Type of an event, a ``CHHapticEvent/EventType`` or its raw value.
    public static let eventType = CHHapticPattern.Key(rawValue: "EventType")

    /// Seconds from the start of the pattern; in a control point, from the start of its curve.
    public static let time = CHHapticPattern.Key(rawValue: "Time")

    /// Seconds before an event's release begins.
    public static let eventDuration = CHHapticPattern.Key(rawValue: "EventDuration")

    /// Path of the sound file of an event.
    public static let eventWaveformPath = CHHapticPattern.Key(rawValue: "EventWaveformPath")

    /// The list of an event's parameters.
    public static let eventParameters = CHHapticPattern.Key(rawValue: "EventParameters")

    /// Whether a sound gets short ramps at its begin and end; true unless stated.
    public static let eventWaveformUseVolumeEnvelope = CHHapticPattern.Key(rawValue: "EventWaveformUseVolumeEnvelope")

    /// Whether a sound repeats until its event's duration is over; false unless stated.
    public static let eventWaveformLoopEnabled = CHHapticPattern.Key(rawValue: "EventWaveformLoopEnabled")

    /// An entry that is a dynamic parameter.
    public static let parameter = CHHapticPattern.Key(rawValue: "Parameter")

    /// Id of a parameter or curve, a struct such as ``CHHapticEvent/ParameterID`` or its raw value.
    public static let parameterID = CHHapticPattern.Key(rawValue: "ParameterID")

    /// Value of a parameter or control point.
    public static let parameterValue = CHHapticPattern.Key(rawValue: "ParameterValue")

    /// An entry that is a parameter curve.
    public static let parameterCurve = CHHapticPattern.Key(rawValue: "ParameterCurve")

    /// The list of a curve's control points.
    public static let parameterCurveControlPoints = CHHapticPattern.Key(rawValue: "ParameterCurveControlPoints")
}

/// Where on a controller haptics are to be felt.
///
/// Names are Apple's; the raw values are those that several open ports of the framework agree on.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
    /// The locality's name.
    public let rawValue: String

    /// A locality by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What suits most patterns: the handles, or the triggers of a controller that has motors nowhere else.
    public static let `default` = GCHapticsLocality(rawValue: "Default")
    /// All motors.
    public static let all = GCHapticsLocality(rawValue: "All")
    /// Both handles: the low motor in the left one, the high motor in the right one.
    public static let handles = GCHapticsLocality(rawValue: "Handles")
    /// The left handle, whose motor is the low one.
    public static let leftHandle = GCHapticsLocality(rawValue: "Left Handle")
    /// The right handle, whose motor is the high one.
    public static let rightHandle = GCHapticsLocality(rawValue: "Right Handle")
    /// Both triggers.
    public static let triggers = GCHapticsLocality(rawValue: "Triggers")
    /// The left trigger.
    public static let leftTrigger = GCHapticsLocality(rawValue: "Left Trigger")
    /// The right trigger.
    public static let rightTrigger = GCHapticsLocality(rawValue: "Right Trigger")
}

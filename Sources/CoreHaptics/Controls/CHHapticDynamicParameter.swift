public import Foundation

/// A control that steps to a value at a time and holds it until another of the same id replaces it.
open class CHHapticDynamicParameter: NSObject {
    /// What it changes.
    open private(set) var parameterID: ID

    /// The value, in the range of ``parameterID``. It is kept as given; players clamp it to the range, and take what is not
    /// a number as the value that changes nothing.
    open var value: Float

    /// When it takes effect: seconds from the start of the pattern, or from the time with which it is sent to a player.
    open var relativeTime: TimeInterval

    /// A parameter from its parts.
    ///
    /// - Parameters:
    ///   - parameterID: What it changes.
    ///   - value: The value, in the range of the id.
    ///   - time: Seconds from the start of the pattern.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
        super.init()
    }
}

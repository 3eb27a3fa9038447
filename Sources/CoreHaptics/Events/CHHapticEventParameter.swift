public import Foundation

/// One parameter that an event states.
open class CHHapticEventParameter: NSObject {
    /// What it sets.
    open private(set) var parameterID: CHHapticEvent.ParameterID

    /// The value, in the range of ``parameterID``. It is kept as given; players clamp it to the range, and take what is not
    /// a number as not stated.
    open var value: Float

    /// A parameter from its parts.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
}

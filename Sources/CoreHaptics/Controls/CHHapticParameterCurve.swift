public import Foundation

/// A control that moves linearly from one control point to the next.
///
/// Before its first point the value already in force stays; after the last one its value holds.
open class CHHapticParameterCurve: NSObject {
    /// What it changes.
    open private(set) var parameterID: CHHapticDynamicParameter.ID

    /// Start in seconds from the start of the pattern.
    open var relativeTime: TimeInterval

    /// The points. Apple's editor stops at 16; here there is no limit.
    open private(set) var controlPoints: [ControlPoint]

    /// A curve from its parts.
    ///
    /// - Parameters:
    ///   - parameterID: What it changes.
    ///   - controlPoints: The points, whose times count from the start of the curve.
    ///   - relativeTime: Start of the curve in seconds from the start of the pattern.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
        super.init()
    }
}

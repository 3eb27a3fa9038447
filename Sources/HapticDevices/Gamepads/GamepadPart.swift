package import HapticPlayback

/// Which motors of a gamepad an output plays on.
public enum GamepadPart: CaseIterable, Equatable, Sendable {
    /// Both handles, and the triggers at half the strength of the high motor.
    case all
    /// The low motor, in the left handle, and the high one, in the right handle.
    case handles
    /// The low motor alone, with the stronger of both strengths.
    case leftHandle
    /// The high motor alone, with the stronger of both strengths.
    case rightHandle
    /// Both triggers, with the stronger of both strengths.
    case triggers
    /// The left trigger alone, with the stronger of both strengths.
    case leftTrigger
    /// The right trigger alone, with the stronger of both strengths.
    case rightTrigger

    /// The triggers' share of the high motor's strength, where they play beside it: they are nearer to the skin.
    private static let triggerShare = 0.5

    /// True where it plays on triggers alone.
    var needsTriggers: Bool { self == .triggers || self == .leftTrigger || self == .rightTrigger }

    /// The strengths of the motors.
    package func strengths(_ motors: MotorStrengths) -> PadStrengths {
        let stronger = max(motors.low, motors.high)
        let beside = motors.high * Self.triggerShare
        return switch self {
        case .all: PadStrengths(low: motors.low, high: motors.high, left: beside, right: beside)
        case .handles: PadStrengths(low: motors.low, high: motors.high)
        case .leftHandle: PadStrengths(low: stronger)
        case .rightHandle: PadStrengths(high: stronger)
        case .triggers: PadStrengths(left: stronger, right: stronger)
        case .leftTrigger: PadStrengths(left: stronger)
        case .rightTrigger: PadStrengths(right: stronger)
        }
    }
}

/// Strengths of the motors of a pad, 0...1.
package struct PadStrengths: Equatable, Sendable {
    package var low = 0.0
    package var high = 0.0
    package var left = 0.0
    package var right = 0.0

    package init(low: Double = 0, high: Double = 0, left: Double = 0, right: Double = 0) {
        (self.low, self.high, self.left, self.right) = (low, high, left, right)
    }

    /// The stronger of each.
    func joined(_ other: PadStrengths) -> PadStrengths {
        PadStrengths(
            low: max(low, other.low), high: max(high, other.high), left: max(left, other.left),
            right: max(right, other.right))
    }
}

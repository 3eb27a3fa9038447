public import Foundation

/// The range and default of a parameter.
public protocol CHHapticParameterAttributes: NSObjectProtocol {
    /// The least value; lower ones are clamped to it.
    var minValue: Float { get }

    /// The greatest value; higher ones are clamped to it.
    var maxValue: Float { get }

    /// The value where none is stated; for a dynamic parameter, the one that changes nothing.
    var defaultValue: Float { get }
}

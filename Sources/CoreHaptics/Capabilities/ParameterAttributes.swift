import Foundation

/// The attributes of a parameter, as a ``DeviceCapability`` gives them out.
final class ParameterAttributes: NSObject, CHHapticParameterAttributes {
    let minValue: Float
    let maxValue: Float
    let defaultValue: Float

    init(range: ClosedRange<Float>, defaultValue: Float) {
        minValue = range.lowerBound
        maxValue = range.upperBound
        self.defaultValue = defaultValue
        super.init()
    }
}

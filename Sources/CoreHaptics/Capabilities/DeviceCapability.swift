import HapticPatterns

/// What an output can do, with the attributes of the one table of parameters: they are the same on every device.
package struct DeviceCapability: CHHapticDeviceCapability, Sendable {
    package let supportsHaptics: Bool
    package let supportsAudio: Bool

    package init(supportsHaptics: Bool, supportsAudio: Bool) {
        self.supportsHaptics = supportsHaptics
        self.supportsAudio = supportsAudio
    }

    package func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes {
        let kind = try type.kind(at: "eventType")
        let id = try inParameter.modelID(at: "inParameter")
        guard id.applies(to: kind) else {
            throw CHHapticError(
                .invalidParameterType, "\(kind.name) events have no parameter \(id.name)",
                hint: "ask for one that they have", at: "inParameter")
        }
        return ParameterAttributes(range: id.range, defaultValue: id.defaultValue(for: kind))
    }

    package func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes {
        let id = try inParameter.modelID(at: "inParameter")
        return ParameterAttributes(range: id.range, defaultValue: id.neutralValue)
    }
}

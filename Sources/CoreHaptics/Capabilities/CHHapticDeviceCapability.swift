/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it plays haptic events.
    var supportsHaptics: Bool { get }

    /// Whether it plays audio events.
    var supportsAudio: Bool { get }

    /// The range and default of an event parameter on events of a type.
    ///
    /// - Throws: ``CHHapticError/Code/invalidParameterType`` or ``CHHapticError/Code/invalidEventType`` where the id or the
    ///   type is unknown, the former also where events of the type do not have the parameter.
    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes

    /// The range and default of a dynamic parameter.
    ///
    /// - Throws: ``CHHapticError/Code/invalidParameterType`` where the id is unknown.
    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes
}

import Foundation

/// The options with which a sound is registered.
struct ResourceOptions {
    private(set) var usesVolumeEnvelope = true
    private(set) var loops = false

    /// Keys may be `String` or `NSString`, values `Bool` or `NSNumber`; unknown keys are passed over.
    init(_ options: [AnyHashable: Any], at place: String) throws(CHHapticError) {
        for (key, value) in options {
            switch key.base as? String ?? (key.base as? NSString)?.description {
            case CHHapticAudioResourceKeyUseVolumeEnvelope?:
                usesVolumeEnvelope = try ResourceOptions.flag(value, of: "UseVolumeEnvelope", at: place)
            case CHHapticAudioResourceKeyLoopEnabled?:
                loops = try ResourceOptions.flag(value, of: "LoopEnabled", at: place)
            default: continue
            }
        }
    }

    private static func flag(_ value: Any, of name: String, at place: String) throws(CHHapticError) -> Bool {
        if let flag = value as? Bool { return flag }
        if let number = value as? NSNumber { return number.boolValue }
        throw CHHapticError(
            .invalidEngineParameter, "CHHapticAudioResourceKey\(name) is not a Bool", hint: "give it true or false",
            at: place)
    }
}

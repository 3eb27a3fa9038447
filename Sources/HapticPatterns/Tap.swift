/// A tap, in a pattern written in Swift. It takes no time.
public struct Tap: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// - Parameters:
    ///   - intensity: Strength 0...1; 0.75 where not given.
    ///   - sharpness: Feel 0...1; 0.5 where not given.
    public init(intensity: Float? = nil, sharpness: Float? = nil) {
        var parameters = EventParameters()
        parameters[.hapticIntensity] = intensity
        parameters[.hapticSharpness] = sharpness
        element = .event(HapticEvent(kind: .hapticTransient, time: 0, parameters: parameters))
    }
}

/// A vibration, in a pattern written in Swift. It takes its duration; what rings on after that does not count.
public struct Buzz: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// - Parameters:
    ///   - duration: Seconds before the release begins.
    ///   - intensity: Strength 0...1; 0.6 where not given.
    ///   - sharpness: Feel 0...1; 0.422601 where not given.
    ///   - envelope: How the level rises and falls.
    public init(
        duration: Double, intensity: Float? = nil, sharpness: Float? = nil, envelope: EventEnvelope = EventEnvelope()
    ) {
        var parameters = envelope.parameters
        parameters[.hapticIntensity] = intensity
        parameters[.hapticSharpness] = sharpness
        element = .event(
            HapticEvent(kind: .hapticContinuous, time: 0, duration: duration, parameters: parameters))
    }
}

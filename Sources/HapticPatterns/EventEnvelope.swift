/// How the level of a buzz, tone or sound rises and falls, in a pattern written in Swift.
///
/// All lengths are 0...1 on a scale of their own, not seconds: 0 is the shortest the system does, 1 the longest.
public struct EventEnvelope: Equatable, Hashable, Sendable {
    /// The parameters that it states.
    public let parameters: EventParameters

    /// The default: at once to full level, held for the duration, at once to nothing.
    public init() { parameters = EventParameters() }

    /// Rises, holds the level for the duration, then fades.
    public static func held(attack: Float? = nil, release: Float? = nil) -> EventEnvelope {
        EventEnvelope(attack: attack, decay: nil, release: release, sustained: 1)
    }

    /// Rises, then decays at once; over at the end of the decay, even before the duration.
    public static func decaying(attack: Float? = nil, decay: Float, release: Float? = nil) -> EventEnvelope {
        EventEnvelope(attack: attack, decay: decay, release: release, sustained: 0)
    }

    private init(attack: Float?, decay: Float?, release: Float?, sustained: Float) {
        var parameters: EventParameters = [.sustained: sustained]
        parameters[.attackTime] = attack
        parameters[.decayTime] = decay
        parameters[.releaseTime] = release
        self.parameters = parameters
    }
}

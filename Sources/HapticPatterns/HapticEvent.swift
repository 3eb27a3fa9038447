/// One thing that happens in a pattern: a tap, a buzz, a tone or a sound.
public struct HapticEvent: Equatable, Hashable, Sendable {
    /// What kind of event it is; see ``Kind-swift.enum``.
    public var kind: Kind
    /// Start in seconds from the start of the pattern.
    public var time: Double
    /// Seconds before release begins; `nil` where none is stated. A tap's duration only pads it.
    public var duration: Double?
    /// The parameters that the event states; an absent one has its default for ``kind-swift.property``.
    public var parameters: EventParameters
    /// What an ``Kind-swift.enum/audioCustom`` event plays; `nil` on the other kinds.
    public var sound: Sound?

    /// An event from its parts, kept as they are.
    public init(
        kind: Kind,
        time: Double,
        duration: Double? = nil,
        parameters: EventParameters = EventParameters(),
        sound: Sound? = nil
    ) {
        self.kind = kind
        self.time = time
        self.duration = duration
        self.parameters = parameters
        self.sound = sound
    }
}

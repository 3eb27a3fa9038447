/// How much an engine has room for. All of it is allocated when the engine or a player is made, so that nothing has to
/// be while it plays.
///
/// Engines take ``ofEngines`` when they are made. Where room runs out, the call that needs more of it throws, and nothing
/// of it is done.
public struct PlaybackCapacities: Equatable, Sendable {
    /// Commands that may wait at once, each parameter and each point of a curve counted as one; 4,096 unless stated,
    /// about 100 bytes each. A player can be stopped or cancelled also where no more may wait.
    public var commands: Int
    /// Players that may exist at once; 256 unless stated.
    public var players: Int
    /// Voices of a player beside twice as many as its pattern needs by itself: for loops whose passes overlap, and for
    /// rates above 1. 16 unless stated, about 400 bytes each.
    public var spareVoices: Int

    /// Capacities of at least 1 each, and of at most 1,048,576 commands and 65,536 of the others.
    public init(commands: Int = 4_096, players: Int = 256, spareVoices: Int = 16) {
        self.commands = min(max(commands, 1), 1 << 20)
        self.players = min(max(players, 1), 1 << 16)
        self.spareVoices = min(max(spareVoices, 1), 1 << 16)
    }

    private static let chosen = Guarded(PlaybackCapacities(commands: 12_000, players: 1_024))

    /// Those of engines that are made from now on. 12,000 commands and 1,024 players unless set: room for what programs do in
    /// one go, such as a list of 10,000 parameters.
    public static var ofEngines: PlaybackCapacities {
        get { chosen.withLock { $0 } }
        set { chosen.exchange(newValue) }
    }

    /// Those of engines on the default output that are made here: an override of the outputs may have its own.
    static var inForce: PlaybackCapacities { HapticOutputs.overrideInForce?.capacities() ?? ofEngines }

    /// Stops and cancels of a player for which there is room whatever waits: one for a time to come, one for now.
    static var ends: Int { 2 }

    /// Room for the engine's own commands as well: each player is made known and let go once, and can always be ended.
    var allCommands: Int { commands + (2 + Self.ends) * players }
}

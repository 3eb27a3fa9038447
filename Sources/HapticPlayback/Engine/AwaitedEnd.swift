/// Somebody who waits until no player is active, and what had been started when he began to.
struct AwaitedEnd {
    let handler: FinishedHandler
    private let wasIdle: Bool
    private let engineStarts: Int
    private let playerStarts: Int

    init(_ handler: @escaping FinishedHandler, _ state: EngineState) {
        self.handler = handler
        wasIdle = state.isIdle
        (engineStarts, playerStarts) = (state.engineStarts, state.playerStarts)
    }

    /// True where nothing has played for him: he is asked only since nothing did when he came.
    func isAboutNothing(_ state: EngineState) -> Bool { wasIdle && playerStarts == state.playerStarts }

    /// True where anything was started since he came.
    func isOvertaken(_ state: EngineState) -> Bool {
        (engineStarts, playerStarts) != (state.engineStarts, state.playerStarts)
    }
}

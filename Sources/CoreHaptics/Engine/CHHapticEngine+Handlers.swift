// What takes what an engine has to tell.
extension CHHapticEngine {
    /// Takes what went wrong, or `nil`.
    public typealias CompletionHandler = ((any Error)?) -> Void

    /// Takes why the players ended, where the engine stopped for a reason of its own, or `nil`; says what becomes of the
    /// engine.
    public typealias FinishedHandler = ((any Error)?) -> CHHapticEngine.FinishedAction

    /// Takes why the engine stopped.
    public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void

    /// Called when what serves the device has failed and serves again.
    public typealias ResetHandler = () -> Void
}

package import HapticPlayback

extension CHHapticEngine {
    /// An engine on an output.
    package convenience init(output: any HapticOutput) throws {
        try self.init(choice: { current in current ?? output })
    }

    /// What an engine is made of.
    static func parts(
        _ choice: @escaping OutputChoice
    ) throws(CHHapticError) -> (PlaybackEngine, StateHandlers) {
        let handlers = StateHandlers()
        return try CHHapticError.asking("CHHapticEngine.init") { () throws(EngineError) in
            (try PlaybackEngine(handlers: handlers.forEngine, choice: choice), handlers)
        }
    }
}

package import HapticPatterns
package import HapticPlayback
import HapticRendering

extension CHHapticEngine {
    /// A player for a pattern whose sound files stand by their absolute path.
    package func makeEnginePlayer(_ model: HapticPattern) throws(CHHapticError) -> EnginePlayer {
        try makeEnginePlayer(CHHapticPattern(model: model), at: "engine.makePlayer")
    }

    /// Starts a player that was made so.
    ///
    /// - Parameter startsEngine: True where the engine is to be started first, if it does not run.
    package func start(_ player: EnginePlayer, startsEngine: Bool) throws(CHHapticError) {
        try CHHapticError.asking("player.start") { () throws(EngineError) in
            if startsEngine { try core.start() }
            try player.start()
        }
    }

    /// A player of the engine core, with the sounds that the pattern names.
    func makeEnginePlayer(_ pattern: CHHapticPattern, at place: String) throws(CHHapticError) -> EnginePlayer {
        var model = pattern.model
        var library = SoundLibrary()
        for index in model.events.indices {
            guard model.events[index].kind == .audioCustom, let sound = model.events[index].sound else { continue }
            switch sound.source {
            case .resource(let id):
                let place = "events[\(index)].audioResourceID"
                let resource = try sounds.resource(id, generation: core.generation, at: place)
                model.events[index].sound?.usesVolumeEnvelope = resource.usesVolumeEnvelope
                model.events[index].sound?.loops = resource.loops
                library.clips[sound.source] = resource.clip
            case .path(let path):
                let place = "events[\(index)].EventWaveformPath"
                library.clips[sound.source] = try pattern.sounds.clip(path, rate: core.sampleRate, at: place)
            }
        }
        return try CHHapticError.asking(place) { () throws(EngineError) in
            try core.makePlayer(model, sounds: library)
        }
    }

    /// Plays a pattern once; the engine core keeps the player as long as it plays.
    func play(_ pattern: CHHapticPattern) throws(CHHapticError) {
        let player = try makeEnginePlayer(pattern, at: "engine.playPattern")
        try CHHapticError.asking("engine.playPattern") { () throws(EngineError) in
            try core.start()
            try player.start()
        }
    }
}

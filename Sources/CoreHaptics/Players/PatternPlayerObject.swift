import Foundation
import HapticPatterns
import HapticPlayback

/// A player as an engine hands it out.
class PatternPlayerObject: NSObject, CHHapticPatternPlayer {
    let player: EnginePlayer

    init(_ player: EnginePlayer) {
        self.player = player
        super.init()
    }

    func start(atTime time: TimeInterval) throws {
        try CHHapticError.asking("player.start(atTime:)") { () throws(EngineError) in try player.start(at: time) }
    }

    func stop(atTime time: TimeInterval) throws {
        try CHHapticError.asking("player.stop(atTime:)") { () throws(EngineError) in try player.stop(at: time) }
    }

    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {
        var models: [DynamicParameter] = []
        models.reserveCapacity(parameters.count)
        for (index, parameter) in parameters.enumerated() {
            models.append(try parameter.modelled(at: "parameters[\(index)]"))
        }
        try CHHapticError.asking("player.sendParameters(_:atTime:)") { () throws(EngineError) in
            try player.send(models, at: time)
        }
    }

    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {
        let curve = try parameterCurve.modelled(at: "parameterCurve")
        try CHHapticError.asking("player.scheduleParameterCurve(_:atTime:)") { () throws(EngineError) in
            try player.schedule(curve, at: time)
        }
    }

    func cancel() throws {
        try CHHapticError.asking("player.cancel()") { () throws(EngineError) in try player.cancel() }
    }

    var isMuted: Bool {
        get { player.settings.isMuted }
        set { player.set { $0.isMuted = newValue } }
    }
}

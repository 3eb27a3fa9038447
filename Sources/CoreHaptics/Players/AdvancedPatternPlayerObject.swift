import Foundation
import HapticPlayback

/// An advanced player as an engine hands it out.
final class AdvancedPatternPlayerObject: PatternPlayerObject, CHHapticAdvancedPatternPlayer {
    private let handler = Guarded<UserHandler<CHHapticAdvancedPatternPlayerCompletionHandler>?>(nil)

    override init(_ player: EnginePlayer) {
        super.init(player)
        // The engine core keeps the handler as long as it plays, whoever lets go of this object.
        player.onEnd(isSet: { [handler] in handler.withLock { $0 != nil } }) { [handler] reason in
            handler.withLock { $0 }?.closure(CHHapticError(endedBy: reason))
        }
    }

    func pause(atTime time: TimeInterval) throws {
        try CHHapticError.asking("player.pause(atTime:)") { () throws(EngineError) in try player.pause(at: time) }
    }

    func resume(atTime time: TimeInterval) throws {
        try CHHapticError.asking("player.resume(atTime:)") { () throws(EngineError) in try player.resume(at: time) }
    }

    func seek(toOffset offsetTime: TimeInterval) throws {
        try CHHapticError.asking("player.seek(toOffset:)") { () throws(EngineError) in
            try player.seek(to: offsetTime)
        }
    }

    var loopEnabled: Bool {
        get { player.settings.loops }
        set { player.set { $0.loops = newValue } }
    }

    var loopEnd: TimeInterval {
        get {
            let end = player.settings.loopEnd
            return end == 0 ? player.duration : end
        }
        set {
            guard newValue >= 0, newValue < .infinity else { return }
            player.set { $0.loopEnd = newValue }
        }
    }

    var playbackRate: Float {
        get { Float(player.settings.rate) }
        set {
            guard newValue > 0, newValue < .infinity else { return }
            player.set { $0.rate = Double(newValue) }
        }
    }

    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler {
        get { handler.withLock { $0 }?.closure ?? { _ in } }
        set { handler.exchange(UserHandler(newValue)) }
    }
}

import CoreHaptics
import UIKit

/// Taps of an application, with an engine that is stopped in the background and started again in the foreground.
final class HapticController: NSObject, @unchecked Sendable {
    // The handlers come on a queue of the engine's; they touch nothing but the two properties that the lock guards.
    private let lock = NSLock()
    private var engine: CHHapticEngine?
    private var needsStart = true
    private var observers: [any NSObjectProtocol] = []
    private(set) var reasons: [String] = []

    override init() {
        super.init()
        makeEngine()
        observeApplication()
    }

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    private func makeEngine() {
        do {
            let engine = try CHHapticEngine()
            engine.playsHapticsOnly = true
            engine.stoppedHandler = { [weak self] reason in self?.stopped(because: reason) }
            engine.resetHandler = { [weak self] in self?.start() }
            self.engine = engine
        } catch {
            engine = nil
        }
    }

    private func stopped(because reason: CHHapticEngine.StoppedReason) {
        let text =
            switch reason {
            case .audioSessionInterrupt: "interrupted"
            case .applicationSuspended: "suspended"
            case .idleTimeout: "idle"
            case .notifyWhenFinished: "finished"
            case .engineDestroyed: "destroyed"
            case .gameControllerDisconnect: "disconnected"
            case .systemError: "failed"
            @unknown default: "unknown"
            }
        lock.withLock {
            reasons.append(text)
            needsStart = true
        }
    }

    private func observeApplication() {
        let center = NotificationCenter.default
        observers = [
            center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) {
                [weak self] _ in self?.stop()
            },
            center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) {
                [weak self] _ in self?.start()
            },
        ]
    }

    func start() {
        do {
            try engine?.start()
            lock.withLock { needsStart = false }
        } catch {
            lock.withLock { needsStart = true }
        }
    }

    func stop() {
        engine?.stop(completionHandler: nil)
        lock.withLock { needsStart = true }
    }

    /// A tap at once, on a player of its own.
    func tap(intensity: Float = 1, sharpness: Float = 0.5) {
        if lock.withLock({ needsStart }) { start() }
        let event = CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
            ],
            relativeTime: 0)
        do {
            let pattern = try CHHapticPattern(events: [event], parameters: [])
            let player = try engine?.makePlayer(with: pattern)
            try player?.start(atTime: CHHapticTimeImmediate)
        } catch {
            lock.withLock { reasons.append("tap: \(error.localizedDescription)") }
        }
    }
}

package import HapticPlayback

/// The clock by which triggers space feedback: the system's, and under an override of the outputs the one of its outputs.
package final class FeedbackClock: Sendable {
    private let clock: Guarded<VirtualClock?>

    /// - Parameter clock: What moves time under an override; `nil` where that is to be asked of an output.
    package init(_ clock: VirtualClock? = nil) { self.clock = Guarded(clock) }

    /// Seconds, from an origin that is always the same where the override is.
    static var now: Double {
        guard let override = HapticOutputs.overrideInForce else { return MonotonicClock.now }
        let clock = override.attachments.value { FeedbackClock() }
        return clock.found(under: override)?.now ?? MonotonicClock.now
    }

    private func found(under override: HapticOutputs.Override) -> VirtualClock? {
        if let known = clock.withLock({ $0 }) { return known }
        let output = try? override()
        guard let found = (output as? any SteppedOutput)?.clock else { return nil }
        clock.withLock { $0 = found }
        return found
    }
}

import HapticPlayback

/// Threads that do one thing each and are waited for.
final class Workers: Sendable {
    private let gates = Guarded<[Gate]>([])
    private let failures = Guarded<[String]>([])

    func start(_ work: @escaping @Sendable () throws -> Void) {
        let gate = Gate()
        gates.withLock { $0.append(gate) }
        let failures = failures
        let runs = PlaybackThread.run {
            do { try work() } catch { failures.withLock { $0.append("\(error)") } }
            gate.open()
        }
        if runs { return }
        failures.withLock { $0.append("the system gives no thread") }
        gate.open()
    }

    /// Waits for all that were started, and fails as the first of them that did.
    func join() throws(Failure) {
        for gate in gates.withLock({ $0 }) { gate.wait() }
        if let failure = failures.withLock({ $0.first }) { throw Failure(failure) }
    }
}

/// Numbers that look random and are the same in every run: SplitMix64.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

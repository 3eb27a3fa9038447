/// An output whose time somebody steps on, who then waits for handlers.
package protocol SteppedOutput: HapticOutput {
    /// What moves its time.
    var clock: VirtualClock { get }
}

extension VirtualOutput: SteppedOutput {}

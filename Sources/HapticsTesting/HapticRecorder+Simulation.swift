public import HapticPlayback

extension HapticRecorder {
    /// What may happen to a device.
    public enum Incident: CaseIterable, Equatable, Sendable {
        /// Something else takes it, such as a call: `StoppedReason.audioSessionInterrupt`.
        case interruption
        /// The application goes into the background: `StoppedReason.applicationSuspended`.
        case background
        /// The controller is taken away: `StoppedReason.gameControllerDisconnect`. Engines on it start no more.
        case controllerLoss
        /// What serves it fails and serves again: `StoppedReason.systemError`, then the reset handler.
        case serviceReset
    }

    /// Lets something happen to the devices of all engines that run. Their handlers have run when it returns, unless it is
    /// called by one.
    public func simulate(_ incident: Incident) {
        defer { clock.settle() }
        for output in outputs {
            switch incident {
            case .interruption: output.simulate(.interrupted)
            case .background: output.simulate(.suspended)
            case .controllerLoss: output.simulate(.disconnected)
            case .serviceReset:
                output.simulate(.failed)
                output.simulate(.restored)
            }
        }
    }

    /// How much engines have room for that are made here from now on; `nil`, as in the beginning, for as much as those of a
    /// program, which is much (`PlaybackCapacities.ofEngines`).
    ///
    /// With less, a program can be seen to run out of it: making a player, starting one and sending parameters then throw
    /// `CHHapticError.Code.resourceNotAvailable`. Engines that are there already, those of earlier recorders too, keep what they
    /// have.
    public var capacities: PlaybackCapacities? {
        get { device.withLock { $0.capacities } }
        set { device.withLock { $0.capacities = newValue } }
    }

    /// True to let every start of an engine fail, with `CHHapticError.Code.serverInitFailed`; false unless set.
    public var failsToStart: Bool {
        get { record.withLock { $0.startError != nil } }
        set {
            let error = OutputError.unavailable(device: "recorder", reason: "it is told to fail")
            record.withLock { $0.startError = newValue ? error : nil }
        }
    }
}

public import HapticPlayback

extension HapticRecorder {
    /// What may happen to a device.
    public enum Incident: CaseIterable, Equatable, Sendable {
        /// Something else takes it, such as a call: `StoppedReason.audioSessionInterrupt`. Lasts until ``interruptionEnd``.
        case interruption
        /// Whatever took it gives it back. Engines stay stopped until they are started.
        case interruptionEnd
        /// The application goes into the background: `StoppedReason.applicationSuspended`. Lasts until ``foreground``.
        case background
        /// The application comes back. Engines stay stopped until they are started.
        case foreground
        /// The controller is taken away: `StoppedReason.gameControllerDisconnect`. Engines on it start no more.
        case controllerLoss
        /// What serves it fails and serves again: `StoppedReason.systemError`, then the reset handler.
        case serviceReset
    }

    /// Lets something happen to the devices of all engines that run. Their handlers have run when it returns, unless it is
    /// called by one.
    ///
    /// While an interruption or the background lasts, starts of engines fail with
    /// `CHHapticError.Code.operationNotPermitted`, and feedback is not played.
    public func simulate(_ incident: Incident) {
        defer { clock.settle() }
        record.withLock { record in
            switch incident {
            case .interruption: record.isInterrupted = true
            case .interruptionEnd: record.isInterrupted = false
            case .background: record.isInBackground = true
            case .foreground: record.isInBackground = false
            case .controllerLoss, .serviceReset: break
            }
        }
        for output in outputs {
            switch incident {
            case .interruption: output.simulate(.interrupted)
            case .background: output.simulate(.suspended)
            case .interruptionEnd, .foreground: break
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

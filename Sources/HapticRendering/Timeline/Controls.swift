package import HapticPatterns

/// The six controls that act from sample to sample. The others are looked up when a phase of an event begins.
package struct Controls: ~Copyable, Sendable {
    package var intensity: ControlTable
    package var sharpness: ControlTable
    package var volume: ControlTable
    package var pan: ControlTable
    package var brightness: ControlTable
    package var pitch: ControlTable

    /// The controls of a pattern on a sample clock.
    package init(_ pattern: HapticPattern, on clock: SampleClock, declick: Double) {
        let tables = TableMaker(pattern, clock: clock, declick: declick)
        intensity = tables.table(.hapticIntensityControl)
        sharpness = tables.table(.hapticSharpnessControl)
        volume = tables.table(.audioVolumeControl)
        pan = tables.table(.audioPanControl)
        brightness = tables.table(.audioBrightnessControl)
        pitch = tables.table(.audioPitchControl)
    }
}

/// The controls that count at one moment of an event: at its onset, or when its attack, decay or release begins.
package struct LatchedControls: ~Copyable, Sendable {
    let tapIntensity: ControlTable
    let tapSharpness: ControlTable
    package var haptic: Times
    package var audio: Times

    /// The controls of attack, decay and release.
    package struct Times: ~Copyable, Sendable {
        package var attack: ControlTable
        package var decay: ControlTable
        package var release: ControlTable
    }

    package init(_ pattern: HapticPattern, on clock: SampleClock) {
        let tables = TableMaker(pattern, clock: clock, declick: 0)
        tapIntensity = tables.table(.hapticIntensityControl)
        tapSharpness = tables.table(.hapticSharpnessControl)
        haptic = Times(
            attack: tables.table(.hapticAttackTimeControl), decay: tables.table(.hapticDecayTimeControl),
            release: tables.table(.hapticReleaseTimeControl))
        audio = Times(
            attack: tables.table(.audioAttackTimeControl), decay: tables.table(.audioDecayTimeControl),
            release: tables.table(.audioReleaseTimeControl))
    }
}

/// Makes tables of the controls that a pattern uses; the others are neutral for ever, without looking.
struct TableMaker {
    private let pattern: HapticPattern
    private let used: [DynamicParameterID]
    private let clock: SampleClock
    private let declick: Double

    init(_ pattern: HapticPattern, clock: SampleClock, declick: Double) {
        self.pattern = pattern
        used = pattern.controlsInUse
        self.clock = clock
        self.declick = declick
    }

    func table(_ id: DynamicParameterID) -> ControlTable {
        guard used.contains(id) else { return ControlTable(constant: Double(id.neutralValue)) }
        return ControlTable(pattern.controlTrack(for: id), on: clock, declick: declick)
    }
}

/// What the control side asks of the render side: plain data that fits in a cell of the ring.
package struct Command: BitwiseCopyable, Sendable {
    /// What is to happen.
    package enum Action: BitwiseCopyable, Sendable {
        case start, stop, cancel, pause, resume
        /// To a position in the pattern, in samples.
        case seek(Double)
        case loop(Bool)
        /// The position at which a loop goes back, in samples.
        case loopEnd(Double)
        case rate(Double)
        case mute(Bool)
        case control(ControlLine)
        /// The player becomes known to the mixer, or is to be given back.
        case attach, release
        /// Of the whole engine.
        case muteHaptics(Bool), muteAudio(Bool)
    }

    /// The sample at which it takes effect; one that has passed stands for the next to be rendered.
    package var sample: Int
    package var player: PlayerReference?
    package var action: Action
    /// True for a stop or cancel that found the users' room full, and takes up a place that its player has for it.
    var isExtra = false

    /// Makes a command; one without a sample is for the next to be rendered.
    package init(_ action: Action, player: PlayerReference? = nil, at sample: Int = 0) {
        self.sample = sample
        self.player = player
        self.action = action
    }
}

extension Command {
    /// True for what takes up room that users share: what the engine itself sends has room of its own, and each player has
    /// some for its end.
    var isCounted: Bool {
        switch action {
        case .attach, .release: false
        default: !isExtra
        }
    }
}

extension Command.Action {
    var isStart: Bool { if case .start = self { true } else { false } }

    /// True for what ends a player, and forgets the starts that were asked for before it.
    var isEnd: Bool {
        switch self {
        case .stop, .cancel: true
        default: false
        }
    }
}

/// A stretch of a control that was sent to a player: a straight line that lasts until something else takes over.
package struct ControlLine: BitwiseCopyable, Equatable, Sendable {
    /// The raw value of a `DynamicParameterID`.
    package var control: UInt8
    /// The parameter or curve that the line is part of. What begins takes over for good, so that lines of an earlier
    /// driver are passed over.
    package var driver: Int
    /// True for the first line of its driver.
    package var begins: Bool
    /// The value at its first sample, in the range of the control.
    package var value: Double
    /// Change a sample.
    package var slope: Double

    package init(control: UInt8, driver: Int, begins: Bool, value: Double, slope: Double) {
        self.control = control
        self.driver = driver
        self.begins = begins
        self.value = value
        self.slope = slope
    }
}

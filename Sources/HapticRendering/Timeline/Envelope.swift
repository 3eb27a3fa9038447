/// The level of an event over time: three straight lines from silence to silence. Times are in samples from its start.
package struct Envelope: Equatable, BitwiseCopyable, Sendable {
    /// One straight line, from a time of interest on.
    package struct Line: Equatable, BitwiseCopyable, Sendable {
        package var value: Double
        package var slope: Double
    }

    /// When the rise ends, and the level reached.
    package private(set) var riseEnd: Double
    private var peak: Double
    /// When release begins (or what decays is over), and the level it falls from.
    package private(set) var bodyEnd: Double
    private var bodyLevel: Double
    /// When nothing is left.
    package private(set) var end: Double

    /// Attack, then level or decay, and from the duration on the release, from the level reached.
    ///
    /// - Parameters:
    ///   - attack: Samples of attack, above 0.
    ///   - decay: Samples of decay, above 0, or `nil` where the level is sustained.
    ///   - release: Samples of release, above 0.
    ///   - duration: Samples until release begins, above 0; infinite where only the decay ends the event.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init(attack: Double, decay: Double?, release: Double, duration: Double) {
        riseEnd = min(attack, duration)
        peak = duration < attack ? duration / attack : 1
        bodyEnd = duration
        bodyLevel = peak
        end = duration + release
        guard let decay, duration > attack else { return }
        if attack + decay <= duration {
            (bodyEnd, bodyLevel, end) = (attack + decay, 0, attack + decay)
        } else {
            bodyLevel = 1 - (duration - attack) / decay
        }
    }

    /// All that makes it up.
    typealias Corners = (riseEnd: Double, peak: Double, bodyEnd: Double, bodyLevel: Double, end: Double)

    /// What tells two envelopes apart.
    var corners: Corners { (riseEnd, peak, bodyEnd, bodyLevel, end) }

    /// Full level at once for that many samples, then nothing.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init(gateOf length: Double) {
        (riseEnd, peak, bodyEnd, bodyLevel, end) = (0, 1, length, 1, length)
    }

    /// Which of the three lines.
    package enum Stage: BitwiseCopyable, Sendable {
        case rise, body, release
    }

    /// The stage in force at a time.
    @inline(__always)
    package func stage(at time: Double) -> Stage { time < riseEnd ? .rise : time < bodyEnd ? .body : .release }

    /// The line of a stage, from a time on. A stage that lasts no time has none to speak of.
    @inline(__always)
    package func line(_ stage: Stage, at time: Double) -> Line {
        switch stage {
        case .rise:
            let slope = peak / riseEnd
            return Line(value: slope * time, slope: slope)
        case .body:
            guard bodyLevel != peak else { return Line(value: peak, slope: 0) }
            let slope = (bodyLevel - peak) / (bodyEnd - riseEnd)
            return Line(value: peak + slope * (time - riseEnd), slope: slope)
        case .release:
            guard end > bodyEnd else { return Line(value: 0, slope: 0) }
            let slope = -bodyLevel / (end - bodyEnd)
            return Line(value: bodyLevel + slope * (time - bodyEnd), slope: slope)
        }
    }

    /// The level at a time.
    package func level(at time: Double) -> Double {
        time >= 0 && time < end ? line(stage(at: time), at: time).value : 0
    }

    /// The next time after that one at which another line takes over, or infinity.
    package func nextChange(after time: Double) -> Double {
        time < riseEnd ? riseEnd : time < bodyEnd ? bodyEnd : time < end ? end : .infinity
    }

    /// Ends the event from a time on by a fade from the level reached, unless it ends sooner by itself.
    ///
    /// In the middle of a release the lines before it are given up: they are past.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func cut(at time: Double, fade: Double) {
        guard time < end else { return }
        let level = level(at: time)
        if time <= riseEnd {
            (riseEnd, peak) = (time, level)
        } else if time > bodyEnd {
            (riseEnd, peak) = (bodyEnd, bodyLevel)
        }
        let ends = time > bodyEnd ? min(end, time + fade) : time + fade
        (bodyEnd, bodyLevel, end) = (time, level, ends)
    }
}

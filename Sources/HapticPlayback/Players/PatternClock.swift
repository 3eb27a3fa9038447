import HapticRendering

/// Which place of a pattern a player is at on each of its samples, through loops, jumps and changes of rate.
///
/// The place moves along a straight line from an anchor. A loop does not move the anchor but counts its passes, so that
/// no rounding adds up: pass 1,000 begins where it should.
package struct PatternClock: Equatable, BitwiseCopyable, Sendable {
    /// How far the pattern gets on in one sample.
    package private(set) var rate = 1.0
    /// The position at which a loop goes back; at least one sample.
    package private(set) var loopEnd: Double
    /// Passes of the loop since the anchor.
    package private(set) var pass = 0
    private var anchorTime = 0.0
    private var anchorPosition = 0.0

    package init(loopEnd: Double) { self.loopEnd = loopEnd }

    /// The position in the pattern at one of the player's samples.
    package func position(at sample: Int) -> Double {
        anchorPosition + (Double(sample) - anchorTime) * rate - Double(pass) * loopEnd
    }

    /// The time, in the player's samples, at which this pass gets to a position.
    package func time(ofPosition position: Double) -> Double {
        let whole = pass == 0 ? position : Double(pass) * loopEnd + position
        guard rate != 1 else { return anchorTime + (whole - anchorPosition) }
        let time = anchorTime + (whole - anchorPosition) / rate
        // Times that are whole on paper, as when a pattern is compiled.
        let nearest = Numerics.nearest(time)
        return (time - nearest).magnitude < SampleClock.tolerance ? nearest : time
    }

    /// Begins the next pass at the seam.
    package mutating func wrap() { pass += 1 }

    /// Goes to a position at a sample.
    package mutating func jump(to position: Double, at sample: Int) {
        (anchorTime, anchorPosition, pass) = (Double(sample), position, 0)
    }

    /// Plays at another rate from a sample on.
    package mutating func setRate(_ rate: Double, at sample: Int) {
        jump(to: position(at: sample), at: sample)
        self.rate = rate
    }

    /// Loops at another place from a sample on.
    package mutating func setLoopEnd(_ loopEnd: Double, at sample: Int) {
        // The anchor stays, and with it every bit of what is played.
        guard loopEnd != self.loopEnd else { return }
        jump(to: position(at: sample), at: sample)
        self.loopEnd = loopEnd
    }
}

/// The times of turns at equal intervals, on a clock that may find them late.
package struct Deadlines {
    private let period: Double
    private var origin: Double
    private var turns = 0.0

    /// Seconds by which a turn may be late and all that were missed are still made up for.
    static var patience: Double { 1 }

    /// Turns that begin at a time in seconds.
    package init(period: Double, from origin: Double) {
        self.period = period
        self.origin = origin
    }

    /// When the next turn is due. Reckoned from the start: no rounding adds up.
    package var next: Double { origin + turns * period }

    /// A turn is taken at a time. One that is too late takes all the others with it.
    package mutating func pass(at now: Double) {
        if now - next > Self.patience { origin += now - next }
        turns += 1
    }
}

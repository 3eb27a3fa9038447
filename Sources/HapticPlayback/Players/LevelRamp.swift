import HapticRendering

/// A level that goes from 1 to 0 or back in a straight line over a fixed number of samples.
struct LevelRamp: BitwiseCopyable, Sendable {
    /// Samples from 0 to 1.
    let length: Int
    /// How many of them the level has climbed, and whether it climbs or falls.
    private(set) var height: Int
    private(set) var climbs = true

    init(length: Int) {
        self.length = max(length, 1)
        height = self.length
    }

    /// The level at the next sample, 0...1.
    var level: Float { Float(height) / Float(length) }

    /// True where it is 1 and stays.
    var isFull: Bool { climbs && height == length }

    /// The level some samples later, as long as the step holds.
    func level(after time: Double) -> Double {
        Numerics.unit((Double(height) + Double(step) * time) / Double(length))
    }

    /// How far the level climbs from one sample to the next, in parts of the length.
    var step: Int {
        if climbs { return height < length ? 1 : 0 }
        return height > 0 ? -1 : 0
    }

    /// Samples for which the step holds.
    var steady: Int {
        if climbs { return height < length ? length - height : .max }
        return height > 0 ? height : .max
    }

    /// Goes to 1 or to 0 from where it is, or is there at once.
    mutating func go(up climbs: Bool, atOnce: Bool = false) {
        self.climbs = climbs
        if atOnce { finish() }
    }

    /// Is 1 or 0 at once.
    mutating func put(up climbs: Bool) {
        self.climbs = climbs
        height = climbs ? length : 0
    }

    /// Is at once where it goes.
    mutating func finish() { height = climbs ? length : 0 }

    /// Lets samples pass.
    mutating func advance(by count: Int) {
        height = climbs ? min(height + min(count, length), length) : max(height - min(count, length), 0)
    }
}

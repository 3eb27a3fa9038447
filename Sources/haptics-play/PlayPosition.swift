/// Where in a pattern a player is, by the time that has passed: what the meter shows.
struct PlayPosition: Equatable {
    /// Seconds in the pattern.
    private(set) var seconds: Double
    let duration: Double
    let speed: Double
    let loops: Bool
    var isPaused = false

    init(start: Double, duration: Double, speed: Double, loops: Bool) {
        seconds = start
        self.duration = duration
        self.speed = speed
        self.loops = loops
    }

    /// Lets time pass. The parts of the pattern that were played meanwhile: one, and another where a loop goes back.
    mutating func advance(by passed: Double) -> [ClosedRange<Double>] {
        guard !isPaused, passed > 0 else { return [] }
        let before = seconds
        let after = seconds + passed * speed
        guard loops, duration > 0, after >= duration else {
            seconds = after
            return [before...after]
        }
        seconds = after.truncatingRemainder(dividingBy: duration)
        return before < duration ? [before...duration, 0...seconds] : [0...seconds]
    }

    /// Goes a step forward or back, within the pattern. Where to.
    mutating func move(by step: Double) -> Double {
        seconds = min(max(min(seconds, duration) + step, 0), duration)
        return seconds
    }

    /// Seconds that an arrow key moves by.
    var step: Double { min(1, duration / 10) }
}

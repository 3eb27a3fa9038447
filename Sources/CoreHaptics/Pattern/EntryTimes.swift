/// Looks at times and durations in seconds as they are given in code.
enum EntryTimes {
    /// The time, if it is one: a number from 0 on.
    static func time(_ time: Double, at place: @autoclosure () -> String) throws(CHHapticError) -> Double {
        if time >= 0, time.isFinite { return time }
        throw CHHapticError(
            .invalidEventTime, "the time \(time) is \(fault(time))",
            hint: "times are seconds from 0 on, counted from the start of the pattern or curve", at: place())
    }

    /// The duration, if it is one: a number from 0 on.
    static func duration(_ duration: Double, at place: @autoclosure () -> String) throws(CHHapticError) -> Double {
        if duration >= 0, duration.isFinite { return duration }
        throw CHHapticError(
            .invalidEventDuration, "the duration \(duration) is \(fault(duration))",
            hint: "a duration is 0 seconds or more", at: place())
    }

    private static func fault(_ number: Double) -> String {
        number.isNaN ? "not a number" : number < 0 ? "negative" : "infinite"
    }
}

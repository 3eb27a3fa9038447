import HapticPatterns

/// How far two events may differ and still feel the same.
struct FeltTolerance {
    /// Of times.
    let seconds: Double
    /// Of intensities and the like.
    let share: Double

    /// What is no number, or below 0, stands for 0.
    init(seconds: Double, share: Float) {
        // Half a millionth of a second for what rounding makes of sums.
        self.seconds = (seconds > 0 ? seconds : 0) + 5e-7
        self.share = (share > 0 ? Double(share) : 0) + 1e-6
    }

    /// The first difference that is more; `nil` where there is none.
    func difference(_ wanted: FeltEvent, _ found: FeltEvent) -> String? {
        if wanted.kind != found.kind { return "\(wanted.kind) was expected, and \(found.kind) recorded" }
        if abs(wanted.time - found.time) > seconds {
            return "expected at \(EventPlot.text(wanted.time)) s, recorded at \(EventPlot.text(found.time)) s"
        }
        let durations = (wanted.duration ?? 0, found.duration ?? 0)
        if abs(durations.0 - durations.1) > seconds {
            return "a duration of \(EventPlot.text(durations.0)) s was expected, and one of "
                + "\(EventPlot.text(durations.1)) s recorded"
        }
        return difference("intensity", wanted.intensity, found.intensity)
            ?? difference("sharpness", wanted.sharpness, found.sharpness) ?? shapeDifference(wanted, found)
    }

    private func shapeDifference(_ wanted: FeltEvent, _ found: FeltEvent) -> String? {
        if (wanted.decay == nil) != (found.decay == nil) {
            let what = { (event: FeltEvent) in event.decay == nil ? "a level that is held" : "one that decays" }
            return "\(what(wanted)) was expected, and \(what(found)) recorded"
        }
        let parts = [
            ("an attack", wanted.attack, found.attack), ("a decay", wanted.decay ?? 0, found.decay ?? 0),
            ("a release", wanted.release, found.release),
        ]
        for (name, wanted, found) in parts where abs(Double(wanted) - Double(found)) > share {
            return "\(name) of \(wanted) was expected, and one of \(found) recorded"
        }
        return nil
    }

    /// Looks where either of them bends, and in between, up to where the shorter one is known.
    private func difference(_ name: String, _ wanted: Course, _ found: Course) -> String? {
        let end = min(wanted.end, found.end)
        let even = (0...16).map { Double($0) / 16 * end }
        let bends = (wanted.pieces + found.pieces).map { $0.start }.filter { $0 <= end }
        for time in (even + bends).sorted() where !agrees(wanted, found, at: time) {
            let values = (Float(wanted.value(at: time)), Float(found.value(at: time)))
            let place = time > 0 ? ", \(EventPlot.text(time)) s after its start" : ""
            return "\(name) \(values.0) was expected, and \(values.1) recorded\(place)"
        }
        return nil
    }

    /// True where one of them has about the value of the other at about the time.
    private func agrees(_ a: Course, _ b: Course, at time: Double) -> Bool {
        let (one, other) = (a.value(at: time), b.value(at: time))
        if abs(one - other) <= share { return true }
        let span = time - seconds...time + seconds
        let (first, second) = (a.range(in: span), b.range(in: span))
        return second.lowerBound - share <= one && one <= second.upperBound + share
            || first.lowerBound - share <= other && other <= first.upperBound + share
    }
}

/// How a value gets from the one it had to the one it has now.
///
/// Nothing here has a clock: an animation is a formula, evaluated at whatever time it is asked for.
public struct Animation: Hashable, Sendable {
    let form: AnimationForm

    init(_ form: AnimationForm) { self.form = form }

    /// What is used where none is named: a spring with a response of 0.55 s, critically damped.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}

extension Animation {
    /// How far a value that was at rest is on its way, 0 at the start and 1 at the end; springs overshoot.
    ///
    /// - Parameter seconds: Since the animation began.
    package func progress(at seconds: Double) -> Double {
        seconds < form.duration ? 1 - form.response(at: seconds).decay : 1
    }

    /// The derivative of `progress`, a second.
    package func velocity(at seconds: Double) -> Double {
        seconds < form.duration ? -form.response(at: seconds).decayRate : 0
    }

    /// When a value that was at rest is at its target for good, in seconds; nil for an animation without end.
    ///
    /// Springs are at rest within 0.001 of the way.
    package var removalEnd: Double? { form.duration < .infinity ? form.duration : nil }

    /// When people take it for done, in seconds: a spring after its perceptual duration; nil for an animation without end.
    package var logicalEnd: Double? { form.logicalDuration < .infinity ? form.logicalDuration : nil }

    /// The end that the criteria ask for, in seconds; nil for an animation without end.
    package func end(by criteria: AnimationCompletionCriteria) -> Double? {
        criteria == .removed ? removalEnd : logicalEnd
    }
}

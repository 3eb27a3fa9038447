/// One change on its way: what is left of it, added to the target.
struct Motion<Value: VectorArithmetic> {
    private let form: AnimationForm
    private let start: Double
    /// How far off the value was at the start.
    private let displacement: Value
    /// How fast it was at the start, a second of the form's own clock.
    private let velocity: Value
    /// When it is over.
    let end: Double

    init(form: AnimationForm, start: Double, duration: Double, displacement: Value, velocity: Value) {
        self.form = form
        self.start = start
        self.displacement = displacement
        self.velocity = velocity
        end = start + duration
    }

    /// Also where the clock gives no number.
    func isOver(at time: Double) -> Bool { !(time < end) }

    func value(at time: Double) -> Value {
        let response = form.response(at: elapsed(at: time))
        return displacement.scaled(by: response.decay) + velocity.scaled(by: response.drift)
    }

    func velocity(at time: Double) -> Value {
        let response = form.response(at: elapsed(at: time))
        return displacement.scaled(by: response.decayRate) + velocity.scaled(by: response.driftRate)
    }

    /// A clock that goes back before the start finds it waiting there.
    private func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }
}

extension Motion: Sendable where Value: Sendable {}

extension Spring {
    /// When it is at rest, in seconds: within 0.001 of the distance, or of how far the velocity alone would carry it.
    func relativeSettling<Value: VectorArithmetic>(displacement: Value, velocity: Value) -> Double {
        let scale = max(displacement.magnitude, velocity.magnitude / oscillator.frequency)
        guard scale > 0, scale < .infinity else { return 0 }
        return oscillator.settling(
            displacement: displacement.magnitude / scale,
            momentum: oscillator.momentum(displacement: displacement, velocity: velocity) / scale, epsilon: 0.001)
    }
}

/// What is left of a motion at a time: `displacement * decay + velocity * drift`, and how fast it changes.
struct MotionResponse: Sendable {
    /// What is left of a displacement of 1.
    var decay: Double
    /// What an initial velocity of 1 a second has added.
    var drift: Double
    /// The derivative of `decay`, a second.
    var decayRate: Double
    /// The derivative of `drift`, a second.
    var driftRate: Double

    /// Before a motion begins.
    static let start = MotionResponse(decay: 1, drift: 0, decayRate: 0, driftRate: 0)
    /// When all is over.
    static let end = MotionResponse(decay: 0, drift: 0, decayRate: 0, driftRate: 0)

    /// The same motion with its clock running so many times as fast.
    func rates(times factor: Double) -> MotionResponse {
        var result = self
        result.decayRate *= factor
        result.driftRate *= factor
        return result
    }
}

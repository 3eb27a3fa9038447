/// An animation as a formula.
indirect enum AnimationForm: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    /// Takes over from what moves already. The blend is kept for equality: a new spring counts from its first moment.
    case spring(Spring, blendDuration: Double)
    /// Is added to what moves already; the velocity is in whole ways a second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    case delayed(AnimationForm, by: Double)
    case sped(AnimationForm, by: Double)
    /// So many times, or without end.
    case repeated(AnimationForm, count: Int?, autoreverses: Bool)

    /// What is left of the motion at a time in seconds.
    func response(at time: Double) -> MotionResponse {
        guard time >= 0 else { return .start }
        switch self {
        case .curve(let curve, let duration):
            guard time < duration else { return .end }
            let rate = curve.velocity(at: time / duration) / duration
            return MotionResponse(
                decay: 1 - curve.value(at: time / duration), drift: 0, decayRate: -rate, driftRate: 0)
        case .spring(let spring, _): return spring.oscillator.response(at: time)
        case .interpolatingSpring(let spring, let velocity):
            let response = spring.oscillator.response(at: time)
            return MotionResponse(
                decay: response.decay - velocity * response.drift, drift: 0,
                decayRate: response.decayRate - velocity * response.driftRate, driftRate: 0)
        case .delayed(let form, let delay): return form.response(at: time - delay)
        case .sped(let form, let factor): return form.response(at: time * factor).rates(times: factor)
        case .repeated(let form, let count, let autoreverses):
            return form.response(at: time, count: count, autoreverses: autoreverses)
        }
    }

    private func response(at time: Double, count: Int?, autoreverses: Bool) -> MotionResponse {
        let cycle = duration
        guard cycle > 0 else { return .end }
        guard cycle < .infinity, time < .infinity else { return response(at: time) }
        let turn = (time / cycle).rounded(.down)
        if let count, turn >= Double(count) { return .end }
        let place = min(max(0, time - turn * cycle), cycle)
        guard autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 else { return response(at: place) }
        return response(at: cycle - place).rates(times: -1)
    }
}

extension AnimationForm {
    /// Seconds until the value is at its target for good, from rest; infinite where it never is.
    var duration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring, _): spring.settlingDuration
        case .interpolatingSpring(let spring, let velocity):
            spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
        case .delayed(let form, let delay): max(0, delay + form.duration)
        case .sped(let form, let factor): factor > 0 ? form.duration / factor : .infinity
        case .repeated(let form, let count, _): count.map { $0 > 0 ? form.duration * Double($0) : 0 } ?? .infinity
        }
    }

    /// Seconds until people take it for done; infinite where it never is.
    var logicalDuration: Double {
        switch self {
        case .curve(_, let duration): duration
        case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.duration
        case .delayed(let form, let delay): max(0, delay + form.logicalDuration)
        case .sped(let form, let factor): factor > 0 ? form.logicalDuration / factor : .infinity
        case .repeated(let form, let count, _):
            count.map { $0 > 0 ? form.duration * Double($0 - 1) + form.logicalDuration : 0 } ?? .infinity
        }
    }

    /// The spring that takes over from what moves, and how fast its clock runs.
    ///
    /// None for one that begins later or begins again: that is added, which for springs of one kind is the same motion.
    var takeover: (spring: Spring, speed: Double)? {
        switch self {
        case .spring(let spring, _): (spring, 1)
        case .sped(let form, let factor) where factor > 0: form.takeover.map { ($0.spring, $0.speed * factor) }
        case .delayed(let form, 0): form.takeover
        default: nil
        }
    }
}

/// The amplitude over a span in which intensity is a straight line: a factor times a power of that line.
struct RampPower: BitwiseCopyable {
    private let intensity: Ramp
    /// What makes a square of it: the intensity once more, or 1.
    private let again: Ramp
    private let exponent: Double
    /// The part that does not move.
    let factor: Double
    /// True where nothing moves: all is in the factor.
    let isConstant: Bool
    /// True where the power is neither the first nor the second and has to be raised sample by sample.
    let needsPower: Bool

    /// - Parameters:
    ///   - intensity: The intensity at the first sample of the span, and its change a sample.
    @inline(__always)
    init(_ law: AmplitudeLaw, _ intensity: Double, _ slope: Double) {
        exponent = law.exponent
        isConstant = slope == 0
        guard slope != 0 else {
            factor = law.amplitude(ofIntensity: intensity)
            (self.intensity, again, needsPower) = (.one, .one, false)
            return
        }
        factor = law.gain
        self.intensity = Ramp(intensity, slope)
        again = exponent == 2 ? Ramp(intensity, slope) : .one
        needsPower = exponent != 1 && exponent != 2
    }

    /// The part that moves, where no power is needed.
    @inline(__always)
    func callAsFunction(_ x: Float) -> Float { intensity(x) * again(x) }

    /// The part that moves, in any case.
    func exact(_ x: Float) -> Float {
        needsPower ? Float(Numerics.pow(Double(intensity(x)), exponent)) : intensity(x) * again(x)
    }
}

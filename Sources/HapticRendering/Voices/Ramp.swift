/// A straight line over the samples of a span, in single precision.
struct Ramp: BitwiseCopyable {
    let value: Float
    let slope: Float

    @inline(__always)
    init(_ value: Double, _ slope: Double) {
        self.value = Float(value)
        self.slope = Float(slope)
    }

    /// The line times a factor.
    @inline(__always)
    init(_ line: Envelope.Line, times factor: Double) {
        self.init(line.value * factor, line.slope * factor)
    }

    /// The line from a first value, reaching a second after that many samples.
    @inline(__always)
    init(from first: Double, to last: Double, over count: Int) {
        self.init(first, (last - first) / Double(count))
    }

    /// The constant 1.
    @inline(__always)
    static var one: Ramp { Ramp(1, 0) }

    @inline(__always)
    func callAsFunction(_ x: Float) -> Float { value + slope * x }
}

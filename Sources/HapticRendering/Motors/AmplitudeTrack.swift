/// The strength of a vibration motor that takes nothing but amplitudes, over a whole pattern.
public struct AmplitudeTrack: Equatable, Hashable, Sendable {
    /// One amplitude for each step of control, 1...255, or 0 for off.
    ///
    /// A pause of 50 ms or less inside the pattern is written as 1: to stop the motor and start it again would cost
    /// more than a hum that is hardly felt.
    public let amplitudes: [UInt8]
    /// Seconds of one step.
    public let stepDuration: Double

    init(levels: [Double], stepDuration: Double) {
        var amplitudes = levels.map { level in
            level > 0 ? max(UInt8(Numerics.nearest(Numerics.unit(level) * 255)), 1) : 0
        }
        // Where the last amplitude above 0 was.
        var last: Int?
        for index in amplitudes.indices where amplitudes[index] > 0 {
            if let last, Double(index - last - 1) * stepDuration <= 0.05 + 1e-9 {
                for pause in (last + 1)..<index { amplitudes[pause] = 1 }
            }
            last = index
        }
        self.amplitudes = amplitudes
        self.stepDuration = stepDuration
    }
}

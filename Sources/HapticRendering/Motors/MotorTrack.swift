/// The strengths of two rumble motors over a whole pattern.
public struct MotorTrack: Equatable, Hashable, Sendable {
    /// What both motors are told at one time, until the next step.
    public struct Step: Equatable, Hashable, Sendable {
        /// Seconds from the start.
        public var time: Double
        /// The command of the heavy, slow motor (left in a gamepad), 0...1; friction is already made up for.
        public var heavy: Double
        /// The command of the light, fast motor (right in a gamepad), 0...1.
        public var light: Double

        /// Commands of 0...1 from a time in seconds on.
        public init(time: Double, heavy: Double, light: Double) {
            self.time = time
            self.heavy = heavy
            self.light = light
        }

        /// Both commands as SDL takes them, 0...65,535.
        public var sixteenBit: (low: UInt16, high: UInt16) {
            (Self.sixteenBit(heavy), Self.sixteenBit(light))
        }

        private static func sixteenBit(_ command: Double) -> UInt16 {
            UInt16(Numerics.nearest(Numerics.unit(command) * 65_535))
        }
    }

    /// The steps in time order: one for each change, and a last one that stops both motors.
    public let steps: [Step]
    /// Seconds of one step of control, to whose multiples the times of the steps are bound.
    public let stepDuration: Double
}

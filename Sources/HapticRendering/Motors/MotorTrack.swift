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

    /// Steps in time order, the last of which stops both motors.
    public init(steps: [Step], stepDuration: Double) {
        self.steps = steps
        self.stepDuration = stepDuration
    }
}

extension MotorTrack {
    /// The part between two times in seconds, which begins at 0 then: with the step in force at its start, and one that
    /// stops both motors where it ends.
    public func part(from start: Double, to end: Double? = nil) -> MotorTrack {
        guard start > 0 || end != nil else { return self }
        let end = end ?? .infinity
        var part: [Step] = []
        if let first = steps.last(where: { $0.time <= start }), first.heavy > 0 || first.light > 0 {
            part.append(Step(time: 0, heavy: first.heavy, light: first.light))
        }
        for step in steps where step.time > start && step.time < end {
            part.append(Step(time: MotorTrack.difference(step.time, start), heavy: step.heavy, light: step.light))
        }
        if end < .infinity, let last = part.last, last.heavy > 0 || last.light > 0 {
            part.append(Step(time: MotorTrack.difference(end, start), heavy: 0, light: 0))
        }
        return MotorTrack(steps: part, stepDuration: stepDuration)
    }

    /// To the nanosecond: digits behind that are the subtraction's own.
    private static func difference(_ a: Double, _ b: Double) -> Double { Numerics.nearest((a - b) * 1e9) / 1e9 }
}

extension Renderer {
    /// The commands of two rumble motors over the whole pattern, all passes of its loop included.
    ///
    /// Computed from the events, never from samples. Each step counts its strongest moment, so that no tap falls
    /// between two steps; steps equal to the one before are left out, and the last one stops both motors.
    ///
    /// - Parameter end: Seconds from the start at which to stop looking; everything unless stated.
    public func motorTrack(upTo end: Double = .infinity) -> MotorTrack {
        var stepper = MotorStepper(for: timeline)
        var steps: [MotorTrack.Step] = []
        while !stepper.isFinished(timeline), Double(stepper.number) * timeline.motors.step < end {
            let time = Double(stepper.number) * timeline.motors.step
            let levels = stepper.next(timeline)
            let step = MotorTrack.Step(
                time: time, heavy: timeline.motors.command(forLevel: levels.heavy),
                light: timeline.motors.command(forLevel: levels.light))
            if let last = steps.last, last.heavy == step.heavy, last.light == step.light { continue }
            steps.append(step)
        }
        if steps.last?.heavy != 0 || steps.last?.light != 0 {
            steps.append(MotorTrack.Step(time: Double(stepper.number) * timeline.motors.step, heavy: 0, light: 0))
        }
        return MotorTrack(steps: steps, stepDuration: timeline.motors.step)
    }

    /// The amplitudes of one vibration motor that cannot change its frequency, over the whole pattern.
    public func amplitudeTrack() -> AmplitudeTrack {
        var stepper = MotorStepper(for: timeline)
        var levels: [Double] = []
        while !stepper.isFinished(timeline) { levels.append(stepper.next(timeline).single) }
        return AmplitudeTrack(levels: levels, stepDuration: timeline.motors.step)
    }
}

extension RenderSettings {
    /// Samples over which a step of a control is ramped; 0 for none.
    var declickSamples: Double { declicks ? Self.declickRamp * sampleRate : 0 }

    /// Checks everything that does not depend on a pattern.
    func validate() throws(RenderError) {
        guard Self.sampleRates.contains(sampleRate) else { throw .sampleRateOutOfRange(hertz: sampleRate) }
        guard speed > 0, speed.isFinite else { throw .speedOutOfRange(speed) }
        try check(frequencies: profile.continuousFrequency)
        try check(frequencies: profile.tapFrequency)
        try check(frequency: toneFrequency)
        try validateProfile()
        try validateEnvelope()
        try validateActuator()
        try validateMotors()
    }

    private func check(frequency: Double) throws(RenderError) {
        guard frequency > 0, frequency < 0.5 * sampleRate else { throw .frequencyOutOfRange(hertz: frequency) }
    }

    private func check(frequencies law: FrequencyLaw) throws(RenderError) {
        try check(frequency: law.lowest)
        try check(frequency: law.highest)
        guard !law.roundsToWholeHertz || min(law.lowest, law.highest) >= 1 else {
            throw .frequencyOutOfRange(hertz: min(law.lowest, law.highest))
        }
    }

    private func check(_ name: String, _ value: Double, in range: ClosedRange<Double>) throws(RenderError) {
        guard range.contains(value) else { throw .settingOutOfRange(name: name, value: value) }
    }

    private func validateProfile() throws(RenderError) {
        for law in [profile.continuousAmplitude, profile.tapAmplitude] {
            try check("gain", law.gain, in: 0...1)
            try check("exponent", law.exponent, in: 0.01...100)
        }
        switch profile.tap {
        case .decaying(let cycles), .burst(let cycles): try check("cycles", cycles, in: 0.25...1_000)
        }
        try check("timeStep", profile.timeStep, in: 0...3_600)
    }

    private func validateEnvelope() throws(RenderError) {
        for (name, range) in [
            ("attack", envelope.attack), ("decay", envelope.decay), ("release", envelope.release),
        ] {
            try check(name, range.lowerBound, in: 1e-6...3_600)
            try check(name, range.upperBound, in: 1e-6...3_600)
        }
    }

    private func validateActuator() throws(RenderError) {
        switch actuator.kind {
        case .flat: break
        case .resonant(let frequency, let quality):
            try check(frequency: frequency)
            try check("quality", quality, in: 0.1...1_000)
            if let band = bandToKeep { try check(frequency: band.upperBound) }
        case .rotating(let frequency, let timeConstant, _):
            try check(frequency: frequency)
            try check("timeConstant", timeConstant, in: 1e-4...100)
        }
    }

    private func validateMotors() throws(RenderError) {
        try check("lowestMixedSharpness", motors.lowestMixedSharpness, in: -10...10)
        guard motors.highestMixedSharpness > motors.lowestMixedSharpness, motors.highestMixedSharpness.isFinite else {
            throw .settingOutOfRange(name: "highestMixedSharpness", value: motors.highestMixedSharpness)
        }
        try check("startingCommand", motors.startingCommand, in: 0...0.999)
        try check("heavyTap", motors.heavyTap, in: 0...10)
        try check("lightTap", motors.lightTap, in: 0...10)
        try check("step", motors.step, in: 0.001...10)
    }
}

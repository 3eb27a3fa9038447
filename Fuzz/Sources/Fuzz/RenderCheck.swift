import HapticRendering

/// What must hold of a renderer's output.
struct RenderCheck {
    let settings: RenderSettings
    let bounds: RenderBounds

    /// Renders a window at one go and in blocks, and checks it: the same bits, finite, within bounds.
    func window(
        _ renderer: inout Renderer, from first: Int, count: Int, _ choices: inout Choices
    ) throws(Violation) -> RenderedPattern {
        renderer.seek(to: first)
        let whole = renderer.render(next: count)
        renderer.seek(to: first)
        let blocks = inBlocks(&renderer, count: count, &choices)
        try requireSame(whole, blocks, "the division into blocks does not matter")
        try require(whole.report == renderer.report, "the report does not depend on the division into blocks")
        try require(whole.haptic.allSatisfy { $0.magnitude <= 1 }, "haptic samples are finite and within ±1")
        try require((whole.left + whole.right).allSatisfy { $0.magnitude <= 1 }, "audio is finite and within ±1")
        try require(whole.report.peak.isFinite && whole.audioReport.peak.isFinite, "peaks are finite")
        if settings.signal != .motion || settings.actuator == .flat { try requireBounded(whole.haptic, from: first) }
        return whole
    }

    /// What comes after a seek is the tail of what came without one.
    func tail(
        _ renderer: inout Renderer, of whole: RenderedPattern, from start: Int, _ choices: inout Choices
    ) throws(Violation) {
        renderer.seek(to: start)
        let tail = renderer.render(next: whole.haptic.count - start)
        if settings.signal != .motion {
            for (index, sample) in tail.haptic.enumerated() {
                let expected = whole.haptic[start + index]
                try require(
                    sample.bitPattern == expected.bitPattern,
                    "sample \(start + index) is \(expected), after a seek to \(start) it is \(sample)")
            }
        } else {
            for (index, sample) in tail.haptic.enumerated() {
                try require(
                    (sample - whole.haptic[start + index]).magnitude < 1e-6,
                    "motion at \(start + index) is \(whole.haptic[start + index]), after a seek to \(start) \(sample)")
            }
        }
    }

    /// A window around an event, wherever it is, and one behind everything.
    func elsewhere(_ renderer: inout Renderer, _ choices: inout Choices) throws(Violation) {
        let isQuick = if case .rotating = settings.actuator.kind { false } else { true }
        let count = 1 + choices.below(1 << 11)
        let latest = isQuick || settings.signal != .motion ? 4.5e15 : 1e6
        for _ in 0..<2 where !bounds.starts.isEmpty {
            let start = choices.one(of: Array(bounds.starts.prefix(256))) - Double(choices.below(count))
            guard start < latest else { continue }
            let first = Int(max(start, 0))
            guard bounds.amplitudes(from: first, count: count) != nil else { return }
            _ = try window(&renderer, from: first, count: count, &choices)
        }
        let end = renderer.sampleCount
        // Later, rounding is more than the part of a sample that is too little to tell.
        guard end < 1 << 30, settings.signal != .motion else { return }
        renderer.seek(to: end)
        let behind = renderer.render(next: 64)
        let samples = behind.haptic + behind.left + behind.right
        try require(samples.allSatisfy { $0.bitPattern == 0 }, "nothing sounds behind the end, sample \(end)")
    }

    func effective(_ renderer: borrowing Renderer, rate: Double, count: Int) throws(Violation) {
        let start = min(bounds.starts.first ?? 0, 1e15) / settings.sampleRate
        let samples = renderer.effectiveSamples(rate: rate, from: start, to: start + Double(count) / rate)
        try require(samples.count <= count + 1, "no more effective samples than asked for")
        for sample in samples {
            try require(sample.intensity >= 0 && sample.intensity <= 1, "effective intensity \(sample.intensity)")
            try require(sample.sharpness >= 0 && sample.sharpness <= 1, "effective sharpness \(sample.sharpness)")
            try require(sample.amplitude >= 0 && sample.amplitude.isFinite, "amplitude \(sample.amplitude)")
        }
    }

    func motors(_ renderer: borrowing Renderer) throws(Violation) {
        let track = renderer.motorTrack()
        var time = -1.0
        for step in track.steps {
            try require(step.time > time && step.time.isFinite, "a step at \(step.time) comes after \(time)")
            try require(step.heavy >= 0 && step.heavy <= 1, "the heavy motor is told \(step.heavy)")
            try require(step.light >= 0 && step.light <= 1, "the light motor is told \(step.light)")
            time = step.time
        }
        let last = track.steps.last
        try require((last?.heavy ?? 0) == 0 && (last?.light ?? 0) == 0, "motors stop in the end")
        _ = renderer.amplitudeTrack()
    }

    private func inBlocks(_ renderer: inout Renderer, count: Int, _ choices: inout Choices) -> RenderedPattern {
        var (haptic, left, right): ([Float], [Float], [Float]) = ([], [], [])
        let most = choices.one(of: [1 << 13, 300, 64, 9])
        while haptic.count < count {
            let block = renderer.render(next: min(1 + choices.below(most), count - haptic.count))
            haptic += block.haptic
            left += block.left
            right += block.right
        }
        return RenderedPattern(sampleRate: settings.sampleRate, haptic: haptic, left: left, right: right)
    }

    private func requireSame(_ a: RenderedPattern, _ b: RenderedPattern, _ property: String) throws(Violation) {
        let isSame =
            a.haptic.elementsEqual(b.haptic) { $0.bitPattern == $1.bitPattern }
            && a.left.elementsEqual(b.left) { $0.bitPattern == $1.bitPattern }
            && a.right.elementsEqual(b.right) { $0.bitPattern == $1.bitPattern }
        try require(isSame, property)
    }

    private func requireBounded(_ samples: [Float], from first: Int) throws(Violation) {
        guard let amplitudes = bounds.amplitudes(from: first, count: samples.count) else { return }
        for (index, sample) in samples.enumerated() {
            guard let amplitude = amplitudes[index] else {
                try require(sample.bitPattern == 0, "sample \(first + index), outside all events, is \(sample)")
                continue
            }
            try require(
                Double(sample.magnitude) <= amplitude * 1.00001 + 1e-6,
                "sample \(first + index) is \(sample), all amplitudes there are \(amplitude)")
        }
    }
}

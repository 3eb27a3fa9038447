import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport

/// What happens to one player, at random, and what it must sound like: put together from renderings of its pattern.
struct RandomScenario {
    enum Kind: CaseIterable {
        case plain, looped, unlooped, stopped, paused, muted, steered
    }

    let kind: Kind
    let pattern: HapticPattern
    let rate: Double
    /// The samples at which it starts, and at which something happens to it: at most 1 second later, and later still.
    let start: Int
    let first: Int
    let second: Int
    let loopEnd: Double

    static let length = 36_000

    init(_ generator: inout SeededGenerator) {
        kind = Kind.allCases.randomElement(using: &generator) ?? .plain
        pattern = Self.pattern(&generator)
        rate = [1, 1, 0.7, 2].randomElement(using: &generator) ?? 1
        start = Int.random(in: 0...6_000, using: &generator)
        first = Int.random(in: 0...12_000, using: &generator)
        second = first + Int.random(in: 0...8_000, using: &generator)
        loopEnd = Double.random(in: 0.05...0.3, using: &generator)
    }

    /// Soft enough that three of them are never limited.
    private static func pattern(_ generator: inout SeededGenerator) -> HapticPattern {
        var pattern = HapticPattern()
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let time = Double.random(in: 0...0.3, using: &generator)
            var event = HapticEvent(kind: .hapticTransient, time: time)
            if Bool.random(using: &generator) {
                event = HapticEvent(
                    kind: .hapticContinuous, time: time, duration: Double.random(in: 0.01...0.2, using: &generator))
                event.parameters[.attackTime] = Float.random(in: 0...0.6, using: &generator)
                event.parameters[.releaseTime] = Float.random(in: 0...0.6, using: &generator)
            }
            event.parameters[.hapticIntensity] = Float.random(in: 0...0.2, using: &generator)
            event.parameters[.hapticSharpness] = Float.random(in: 0...1, using: &generator)
            pattern.events.append(event)
        }
        let points = (0..<4).map { number in
            ControlPoint(time: 0.1 * Double(number), value: Float.random(in: -1...1, using: &generator))
        }
        pattern.curves = [ParameterCurve(.hapticSharpnessControl, time: 0, points: points)]
        return pattern
    }

    /// Sends what is to happen.
    func send(to player: PatternPlayer, of source: HapticSource) throws {
        try player.setRate(rate)
        if kind == .looped || kind == .unlooped {
            try player.setLoopEnd(loopEnd)
            try player.setLoops(true)
        }
        try player.start(at: source.time(start))
        let (first, second) = (source.time(start + first), source.time(start + second))
        switch kind {
        case .plain, .looped: break
        case .unlooped: try player.setLoops(false, at: first)
        case .stopped: try player.stop(at: first)
        case .paused:
            try player.pause(at: first)
            try player.resume(at: second)
        case .muted:
            try player.setMuted(true, at: first)
            try player.setMuted(false, at: second)
        case .steered:
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.6)], at: first)
        }
    }

    /// The haptic signal that the player must give.
    func expected() throws -> [Float] {
        let signal: [Float]
        switch kind {
        case .plain: signal = try whole()
        case .looped:
            signal = try whole(loop: RenderSettings.Loop(end: loopEnd, passes: 60))
        case .unlooped: signal = try whole(loop: RenderSettings.Loop(end: loopEnd, passes: passesBegun))
        case .stopped: signal = faded(try whole(), held: try begun())
        case .paused: signal = paused(try whole(), held: try begun())
        case .muted: signal = muted(try whole())
        case .steered:
            var pattern = pattern
            let time = Double(first) * rate / 48_000
            pattern.parameters = [DynamicParameter(.hapticIntensityControl, time: time, value: 0.6)]
            signal = padded(try rendered(pattern, speed: rate), to: Self.length)
        }
        return padded([Float](repeating: 0, count: start) + signal, to: Self.length)
    }

    /// The passes that have begun when the first thing happens. A pass begins with its first sample.
    private var passesBegun: Int {
        (1..<60).first { (Double($0) * loopEnd * 48_000 / rate).rounded(.up) >= Double(first) } ?? 60
    }

    private func whole(loop: RenderSettings.Loop? = nil) throws -> [Float] {
        padded(try rendered(pattern, loop: loop, speed: rate), to: Self.length)
    }

    /// The events alone that have begun before the first thing happens.
    private func begun() throws -> [Float] {
        var pattern = pattern
        pattern.events.removeAll { $0.time * 48_000 / rate > Double(first - 1) }
        return padded(try rendered(pattern, speed: rate), to: Self.length)
    }

    private func faded(_ whole: [Float], held: [Float]) -> [Float] {
        whole.indices.map { index in
            index < first ? whole[index] : held[index] * max(1 - Float(index - first) / 96, 0)
        }
    }

    private func paused(_ whole: [Float], held: [Float]) -> [Float] {
        var signal = faded(whole, held: held)
        for index in first..<Self.length where index + second - first < Self.length {
            let level = min(Float(index - first) / 96, 1)
            signal[index + second - first] += whole[index] - held[index] + held[index] * level
        }
        return signal
    }

    /// Down by one part in 96 each sample from the first on, and up again from the second on.
    private func muted(_ whole: [Float]) -> [Float] {
        var height = 96
        return whole.indices.map { index in
            defer { height = min(max(height + (index >= first && index < second ? -1 : 1), 0), 96) }
            return whole[index] * Float(height) / 96
        }
    }
}

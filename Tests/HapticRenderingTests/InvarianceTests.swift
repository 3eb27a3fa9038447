import HapticPatterns
import HapticRendering
import Testing
import TestSupport

/// What must hold of every pattern, tried on random ones. A failure names the seed.
struct InvarianceTests {
    // Fewer under the sanitizer, which takes a hundred times as long for a sample.
    private static let seeds: ClosedRange<UInt64> = 1...(isOptimized ? 12 : 3)

    private func settings(_ seed: UInt64) -> RenderSettings {
        .with(rate: testedRates[Int(seed) % testedRates.count]) {
            $0.declicks = seed.isMultiple(of: 3)
            $0.signal = seed.isMultiple(of: 5) ? .preview : .drive
            $0.profile =
                [Profile.reference, .linear, .quest, .custom(.logarithmic, from: 90, to: 210, exponent: 1.5)][
                    Int(seed) % 4]
        }
    }

    private func rendered(
        _ renderer: inout Renderer, blocks: () -> Int
    ) -> RenderedPattern {
        renderer.seek(to: 0)
        var (haptic, left, right): ([Float], [Float], [Float]) = ([], [], [])
        let count = renderer.sampleCount
        while haptic.count < count {
            let block = renderer.render(next: min(blocks(), count - haptic.count))
            haptic += block.haptic
            left += block.left
            right += block.right
        }
        return RenderedPattern(
            sampleRate: renderer.settings.sampleRate, haptic: haptic, left: left, right: right, report: renderer.report,
            audioReport: renderer.audioReport)
    }

    @Test(arguments: seeds)
    func `any division into blocks gives the same bits`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        let pattern = random.pattern(events: isOptimized ? 40 : 10, seconds: isOptimized ? 1.5 : 0.3)
        var renderer = try Renderer(pattern, settings: settings(seed), sounds: random.sounds)
        let whole = renderer.renderAll()
        for size in [1, 7, 64, 480] {
            let blocks = rendered(&renderer, blocks: { size })
            #expect(blocks == whole, "seed \(seed), blocks of \(size)")
        }
        var generator = SeededGenerator(seed: seed)
        let mixed = rendered(&renderer, blocks: { Int.random(in: 1...3_000, using: &generator) })
        #expect(mixed == whole, "seed \(seed), blocks of all sizes")
    }

    @Test(arguments: seeds)
    func `rendering from a sample on is the tail of the whole`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        random.hasSounds = false
        let pattern = random.pattern(events: isOptimized ? 60 : 15, seconds: isOptimized ? 2 : 0.5)
        var renderer = try Renderer(pattern, settings: settings(seed))
        let whole = renderer.renderAll()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let start = Int.random(in: 0..<max(whole.haptic.count, 1), using: &generator)
            renderer.seek(to: start)
            let count = min(5_000, whole.haptic.count - start)
            let tail = renderer.render(next: count)
            #expect(tail.haptic[...] == whole.haptic[start..<start + count], "seed \(seed), from \(start)")
            if !whole.left.isEmpty {
                #expect(tail.left[...] == whole.left[start..<start + count], "seed \(seed), from \(start)")
            }
        }
    }

    @Test(arguments: seeds)
    func `events in any order give the same bits`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        var pattern = random.pattern(events: 50, seconds: 1)
        // Several at one time, and some that follow each other.
        for index in 0..<10 {
            var event = pattern.events[index]
            event.time = 0.25
            pattern.events.append(event)
            pattern.events.append(continuous(at: 0.25 + 0.1, for: 0.1, intensity: 0.1 * Float(index), sharpness: 0.4))
            pattern.events.append(continuous(at: 0.25, for: 0.1, intensity: 0.1 * Float(index), sharpness: 0.3))
        }
        var first = try Renderer(pattern, settings: settings(seed), sounds: random.sounds)
        let expected = first.renderAll()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            pattern.events.shuffle(using: &generator)
            var renderer = try Renderer(pattern, settings: settings(seed), sounds: random.sounds)
            let shuffled = renderer.renderAll()
            #expect(shuffled == expected, "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func `the drive is finite, bounded by the sum of amplitudes, and silent outside the events`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        var pattern = random.pattern(events: 30, seconds: 1)
        for index in pattern.events.indices { pattern.events[index].time += 0.1 }
        var renderer = try Renderer(pattern, settings: settings(seed), sounds: random.sounds)
        var bound = 0.0
        for event in pattern.events where event.kind.isHaptic {
            let law =
                event.kind == .hapticTransient
                ? renderer.settings.profile.tapAmplitude : renderer.settings.profile.continuousAmplitude
            bound += law.amplitude(ofIntensity: Double(event.value(of: .hapticIntensity)))
        }
        let signal = renderer.renderAll()
        #expect(signal.haptic.allSatisfy { $0.isFinite })
        #expect(signal.left.allSatisfy { $0.isFinite })
        #expect(Double(signal.report.peak) <= bound * 1.000001, "seed \(seed)")
        let first = pattern.events.map(\.time).min() ?? 0
        #expect(isSilent(signal.haptic[..<Int(first * signal.sampleRate)]), "seed \(seed)")
        let after = renderer.render(next: 1_000).haptic
        #expect(isSilent(after[...]), "seed \(seed)")
    }

    /// At 32,768 Hz and with times of whole 2^-20 seconds all positions are exact.
    @Test(arguments: seeds)
    func `shifting all times by whole samples shifts the samples`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        random.hasControls = false
        var pattern = random.pattern(events: 30, seconds: 1)
        for index in pattern.events.indices {
            pattern.events[index].time = (pattern.events[index].time * 1_048_576).rounded(.down) / 1_048_576
            pattern.events[index].duration = pattern.events[index].duration.map {
                ($0 * 1_048_576).rounded(.down) / 1_048_576
            }
        }
        let settings = RenderSettings.with(rate: 32_768)
        var still = try Renderer(pattern, settings: settings, sounds: random.sounds)
        let expected = still.renderAll()
        for index in pattern.events.indices { pattern.events[index].time += 1_001.0 / 32_768 }
        var shifted = try Renderer(pattern, settings: settings, sounds: random.sounds)
        let whole = shifted.renderAll()
        #expect(isSilent(whole.haptic[..<1_001]))
        #expect(whole.haptic[1_001...] == expected.haptic[...], "seed \(seed)")
        #expect(whole.left.dropFirst(1_001) == expected.left[...], "seed \(seed)")
    }

    /// Without controls, and with no event that follows another. The sums are rounded in another order.
    @Test(arguments: seeds)
    func `the drive of two patterns together is the sum of their drives`(seed: UInt64) throws {
        var random = RandomPattern(seed: seed)
        random.hasControls = false
        let first = random.pattern(events: 10, seconds: 1)
        let second = random.pattern(events: 10, seconds: 1)
        let settings = RenderSettings.with { $0.profile = .custom(.logarithmic, from: 80, to: 230, exponent: 2) }
        func scaled(_ pattern: HapticPattern) throws -> [Float] {
            // Far from the limiter.
            var pattern = pattern
            for index in pattern.events.indices { pattern.events[index].parameters[.hapticIntensity] = 0.2 }
            return try drive(pattern, settings: settings)
        }
        let both = try scaled(HapticPattern(events: first.events + second.events))
        let (a, b) = try (scaled(first), scaled(second))
        let error = deviation(both) { Double($0 < a.count ? a[$0] : 0) + Double($0 < b.count ? b[$0] : 0) }
        #expect(error < 20 * Double(Float(1).ulp), "seed \(seed)")
    }

    @Test(arguments: [(1.0, 0.5), (2.0, 0.25), (1.5, 0.3535533905932738)])
    func `scaling all intensities scales the drive by their power`(exponent: Double, factor: Double) throws {
        var random = RandomPattern(seed: 99)
        random.hasSounds = false
        var pattern = random.pattern(events: 20, seconds: 1)
        for index in pattern.events.indices { pattern.events[index].parameters[.hapticIntensity] = 0.25 }
        let settings = RenderSettings.with { $0.profile = .custom(.logarithmic, from: 80, to: 230, exponent: exponent) }
        let loud = try drive(pattern, settings: settings)
        for index in pattern.events.indices { pattern.events[index].parameters[.hapticIntensity] = 0.125 }
        #expect(try deviation(drive(pattern, settings: settings)) { factor * Double(loud[$0]) } < 1e-6)
    }

    @Test func `the same pattern rendered again gives the same bits`() throws {
        var random = RandomPattern(seed: 7)
        let pattern = random.pattern(events: 100, seconds: 1)
        var first = try Renderer(pattern, sounds: random.sounds)
        var second = try Renderer(pattern, sounds: random.sounds)
        let (one, other, again) = (first.renderAll(), second.renderAll(), first.renderAll())
        #expect(one == other)
        #expect(one == again)
    }

    @Test func `a pattern normalised first sounds the same`() throws {
        var random = RandomPattern(seed: 8)
        let pattern = random.pattern(events: 60, seconds: 1)
        var raw = try Renderer(pattern, sounds: random.sounds)
        var normalised = try Renderer(pattern.normalized().pattern, sounds: random.sounds)
        let (one, other) = (raw.renderAll(), normalised.renderAll())
        #expect(one == other)
    }
}

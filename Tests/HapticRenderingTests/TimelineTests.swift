import HapticPatterns
import HapticRendering
import Testing
import TestSupport

struct TimelineTests {
    private func timeline(_ count: Int, seed: UInt64, longest: Double) throws -> Timeline {
        var generator = SeededGenerator(seed: seed)
        let events = (0..<count).map { _ in
            // Most are short; a few are long, and lie far before the places where they still sound.
            let isLong = Int.random(in: 0..<50, using: &generator) == 0
            return continuous(
                at: Double.random(in: 0...10, using: &generator),
                for: Double.random(in: 0.001...(isLong ? longest : 0.01), using: &generator), intensity: 0.1)
        }
        return try Timeline(HapticPattern(events: events), settings: RenderSettings())
    }

    @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 257, 5_000])
    func `the index finds what one look at every event would find`(count: Int) throws {
        let timeline = try timeline(count, seed: UInt64(count), longest: 5)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<(isOptimized ? 100 : 10) {
            let position = Double.random(in: -10...500_000, using: &generator)
            var first = 0
            while first < count, timeline.events[first].start < position { first += 1 }
            let answer = timeline.firstEvent(atOrAfter: position)
            #expect(answer == first)
            let expected = (0..<first).filter { timeline.events[$0].start + timeline.events[$0].length > position }
            var found: [Int] = []
            var next = timeline.nextEvent(from: 0, below: first, lastingBeyond: position)
            while next < first {
                found.append(next)
                next = timeline.nextEvent(from: next + 1, below: first, lastingBeyond: position)
            }
            #expect(found == expected)
        }
    }

    @Test func `events are sorted by time, and by content where times are equal`() throws {
        var generator = SeededGenerator(seed: 5)
        let events = (0..<3_000).map { index in
            tap(at: Double(index % 7) * 0.01, intensity: Float.random(in: 0.1...1, using: &generator))
        }
        let timeline = try Timeline(HapticPattern(events: events), settings: RenderSettings())
        let count = timeline.events.count
        #expect(count == 3_000)
        for index in 1..<3_000 {
            let (former, latter) = (timeline.events[index - 1], timeline.events[index])
            #expect((former.start, former.strength) <= (latter.start, latter.strength))
        }
    }

    @Test func `events without output leave no gap among those that are sorted`() throws {
        var generator = SeededGenerator(seed: 6)
        // Positions that are whole numbers of samples: milliseconds at 48 kHz.
        let times = (0..<5_000).map { _ in Int.random(in: 0..<60_000, using: &generator) }
        let events = times.enumerated().map { index, time in
            tap(at: Double(time) / 1000, intensity: index % 3 == 0 ? 0 : 0.5)
        }
        let timeline = try Timeline(HapticPattern(events: events), settings: .with(rate: 48_000))
        let heard = times.indices.filter { $0 % 3 != 0 }.map { Double(times[$0] * 48) }.sorted()
        #expect((0..<timeline.events.count).map { timeline.events[$0].start } == heard)
    }

    @Test func `times that only differ within a bucket of the sorting are told apart`() throws {
        // One event a day later leaves all others in the first bucket.
        var events = (0..<1_000).map { tap(at: 1 + Double(($0 * 617) % 1_000) * 1e-7) }
        events.append(tap(at: 86_400))
        let timeline = try Timeline(HapticPattern(events: events), settings: RenderSettings())
        for index in 1..<1_001 {
            let (former, latter) = (timeline.events[index - 1].start, timeline.events[index].start)
            #expect(former < latter)
        }
    }

    @Test func `an event takes at most 128 bytes with its share of the index`() {
        #expect(MemoryLayout<TimelineEvent>.stride + 2 <= 128)
    }

    @Test func `no more voices sound than room was made for`() throws {
        for seed in UInt64(1)...(isOptimized ? 5 : 1) {
            var random = RandomPattern(seed: seed)
            let pattern = random.pattern(events: 300, seconds: 0.5)
            var renderer = try Renderer(
                pattern, settings: .with { $0.loop = .init(end: 0.05 * Double(seed), passes: 20) },
                sounds: random.sounds)
            // Room that is too small would trap.
            _ = renderer.renderAll()
            for start in stride(from: 0, to: renderer.sampleCount, by: 997) { renderer.seek(to: start) }
            _ = renderer.motorTrack()
        }
    }

    @Test(.enabled(if: isOptimized)) func `a hundred thousand events at one time are rendered`() throws {
        let events = (0..<100_000).map { _ in tap(intensity: 0.001, sharpness: 1) }
        var renderer = try Renderer(HapticPattern(events: events), settings: .with(rate: 8_000))
        let signal = renderer.render(next: 100).haptic
        let one = try drive(tap(intensity: 0.001, sharpness: 1), settings: .with(rate: 8_000))
        // Each of the additions may round by half a step at 0.1.
        #expect(deviation(signal) { 100_000 * Double(one[$0]) } < 100_000 * 0.5 * Double(Float(0.1).ulp))
    }
}

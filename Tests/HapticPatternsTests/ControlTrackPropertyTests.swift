import HapticPatterns
import TestSupport
import Testing

struct ControlTrackPropertyTests {
    @Test(arguments: UInt64(1)...300)
    func `a compiled track agrees with the definition at every time`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        random.grid = seed % 2 == 0 ? 0.25 : 0
        random.isWild = seed % 3 == 0
        let pattern = random.pattern(controls: 8)
        for id in random.controls {
            let track = pattern.controlTrack(for: id)
            let times = (0..<200).map { _ in random.time(upTo: 8) } + track.segments.map { $0.start }
            for time in times {
                let expected = referenceValue(pattern, id, at: time)
                #expect(abs(track.value(at: time) - expected) <= 1e-6, "seed \(seed), \(id), at \(time)")
            }
        }
    }

    @Test(arguments: UInt64(1)...100)
    func `segments are contiguous, never empty, and end at infinity`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        random.isWild = true
        let segments = random.pattern(controls: 8).controlTrack(for: .hapticIntensityControl).segments
        #expect(segments.first?.start == 0)
        #expect(segments.last?.end == .infinity)
        for (segment, next) in zip(segments, segments.dropFirst()) {
            #expect(segment.start < segment.end, "seed \(seed)")
            #expect(segment.end == next.start, "seed \(seed)")
        }
    }

    @Test(arguments: UInt64(1)...40)
    func `extremes of any span are those of the segments in it`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        random.grid = 0
        let points = (0..<Int(seed) * 20).map {
            ControlPoint(time: Double($0), value: random.value(in: 0...1))
        }
        let curve = ParameterCurve(.hapticIntensityControl, time: 1, points: points)
        let track = HapticPattern(curves: [curve]).controlTrack(for: .hapticIntensityControl)
        for _ in 0..<50 {
            let bounds = [random.time(upTo: 820), random.time(upTo: 820)].sorted()
            var values = [track.value(at: bounds[0]), track.value(at: bounds[1])]
            for segment in track.segments where segment.start >= bounds[0] && segment.start <= bounds[1] {
                values.append(segment.startValue)
            }
            for segment in track.segments where segment.end >= bounds[0] && segment.end <= bounds[1] {
                if segment.end > bounds[0] { values.append(segment.endValue) }
            }
            let found = track.extremes(in: bounds[0]...bounds[1])
            #expect(found.min == values.min() && found.max == values.max(), "seed \(seed), \(bounds)")
        }
    }

    @Test func `a million control points compile, and each is met`() {
        let count = 1_000_000
        let points = (0..<count).map { ControlPoint(time: Double($0) / 1024, value: Float($0 % 5) / 4) }
        let pattern = HapticPattern(curves: [ParameterCurve(.hapticIntensityControl, time: 0, points: points)])
        let track = pattern.controlTrack(for: .hapticIntensityControl)
        #expect(track.segments.count == count)
        for index in stride(from: 0, to: count, by: 4001) {
            #expect(track.value(at: Double(index) / 1024) == Float(index % 5) / 4)
        }
        #expect(track.extremes(in: 0...900) == (0, 1))
    }

    @Test func `half a million parameters in the worst order, and as many curves, compile`() {
        let count = 500_000
        let parameters = (0..<count).map {
            DynamicParameter(.hapticSharpnessControl, time: Double(count - $0), value: Float($0 % 3) / 2)
        }
        let curves = (0..<count).map { index in
            ParameterCurve(
                .hapticSharpnessControl, time: Double(count - index) + 0.5,
                points: [ControlPoint(time: 0, value: 0), ControlPoint(time: 1e6, value: 1)])
        }
        let track = HapticPattern(parameters: parameters, curves: curves).controlTrack(for: .hapticSharpnessControl)
        #expect(track.segments.count == 2 * count + 2)  // one before the first, one after the last curve
        #expect(track.value(at: 1) == Float((count - 1) % 3) / 2)
        #expect(track.value(at: 1.5) == 0)
    }
}

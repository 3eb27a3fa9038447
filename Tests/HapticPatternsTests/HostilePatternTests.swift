import HapticPatterns
import TestSupport
import Testing

/// Numbers that no file should hold must not stop or trap anything.
struct HostilePatternTests {
    @Test(arguments: UInt64(1)...300)
    func `every operation gets through numbers of any kind`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        random.isWild = true
        random.controls = DynamicParameterID.allCases
        let pattern = random.pattern(kinds: HapticEvent.Kind.allCases, controls: 10)
        let results: [HapticPattern?] = [
            pattern.normalized().pattern,
            try? pattern.shifted(by: 0.1),
            try? pattern.scaled(timeBy: 1.1),
            try? pattern.scaled(intensityBy: 1.1),
            pattern.trimmed(to: 0.3...1.7),
            pattern.trimmed(to: 0.3..<Double.infinity),
            try? pattern.repeated(3),
            try? pattern.repeated(3, every: 0.1),
            try? pattern.reversed(),
            try? pattern.merged(with: pattern),
            HapticPattern {
                Rest(1)
                pattern
                Rest(1)
            },
        ]
        for result in results.compactMap({ $0 }) {
            #expect(result.duration.isFinite && result.duration >= 0, "seed \(seed)")
            for id in DynamicParameterID.allCases {
                let value = result.controlTrack(for: id).value(at: 1)
                #expect(id.range.contains(value), "seed \(seed)")
            }
        }
    }

    @Test func `a span without end behind the pattern is empty`() {
        let pattern = HapticPattern { Buzz(duration: 1) }
        #expect(pattern.trimmed(to: 5...(.infinity)).events.isEmpty)
        #expect(pattern.controlTrack(for: .hapticIntensityControl).extremes(in: 5...(.infinity)) == (1, 1))
    }
}

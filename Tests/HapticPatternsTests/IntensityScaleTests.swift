import HapticPatterns
import Testing

struct IntensityScaleTests {
    private let pattern = HapticPattern {
        Tap(intensity: 0.5)
        Tap()
        Buzz(duration: 1)
        Tone(duration: 1, volume: 0.5)
    }

    @Test func `stated and default intensities are multiplied, sounds stay`() throws {
        let half = try pattern.scaled(intensityBy: 0.5)
        #expect(half.events.map { $0.parameters[.hapticIntensity] } == [0.25, 0.375, 0.3, nil])
        #expect(half.events[3] == pattern.events[3])
    }

    @Test func `an intensity stops at 1`() throws {
        let strong = try pattern.scaled(intensityBy: 1.5)
        #expect(strong.events.map { $0.parameters[.hapticIntensity] } == [0.75, 1, 0.6 * 1.5, nil])
    }

    @Test func `the headroom is what the strongest event allows`() throws {
        #expect(HapticPattern { Repeat(2) { Tap(intensity: 0.5) } }.intensityHeadroom == 2)
        #expect(HapticPattern { Tap(intensity: 0) }.intensityHeadroom == .infinity)
        #expect(HapticPattern().intensityHeadroom == .infinity)
    }

    @Test func `controls stay`() throws {
        let faded = HapticPattern(parameters: [DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
        #expect(try faded.scaled(intensityBy: 0.5) == faded)
    }

    @Test(arguments: [-1, Float.infinity, .nan])
    func `a factor that is negative or not finite is refused`(factor: Float) {
        #expect(throws: PatternEditError.self) { try pattern.scaled(intensityBy: factor) }
    }
}

import HapticPatterns
import HapticRendering
import Testing

struct SettingsTests {
    private func failure(
        _ pattern: HapticPattern = HapticPattern(events: [tap()]), _ change: (inout RenderSettings) -> Void
    ) -> RenderError? {
        do throws(RenderError) {
            _ = try Renderer(pattern, settings: .with(change))
            return nil
        } catch {
            return error
        }
    }

    @Test func `rates from 2 to 192 kHz are rendered and others refused`() {
        for rate in [2_000.0, 192_000] { #expect(failure { $0.sampleRate = rate } == nil) }
        for rate in [1_999.9, 192_001, 0, -48_000, .infinity] {
            #expect(failure { $0.sampleRate = rate } == .sampleRateOutOfRange(hertz: rate))
        }
        #expect(failure { $0.sampleRate = .nan } != nil)
    }

    @Test func `frequencies that do not fit the rate are refused`() {
        let tooHigh = failure {
            $0.sampleRate = 8_000
            $0.profile = .custom(.linear, from: 80, to: 4_000, exponent: 2)
        }
        #expect(tooHigh == .frequencyOutOfRange(hertz: 4_000))
        #expect(
            failure { $0.profile = .custom(.linear, from: 0, to: 200, exponent: 2) } == .frequencyOutOfRange(hertz: 0))
        #expect(failure { $0.toneFrequency = -1 } == .frequencyOutOfRange(hertz: -1))
    }

    @Test func `settings without a meaning are refused by name`() {
        #expect(failure { $0.speed = 0 } == .speedOutOfRange(0))
        #expect(failure { $0.speed = -.infinity } == .speedOutOfRange(-.infinity))
        #expect(failure { $0.envelope.attack = 0...1 } == .settingOutOfRange(name: "attack", value: 0))
        #expect(failure { $0.motors.step = 0 } == .settingOutOfRange(name: "step", value: 0))
        #expect(failure { $0.profile.tap = .decaying(cycles: 0) } == .settingOutOfRange(name: "cycles", value: 0))
        #expect(failure { $0.profile.tapAmplitude.exponent = 0 } == .settingOutOfRange(name: "exponent", value: 0))
        #expect(
            failure { $0.actuator = Actuator(name: "bad", kind: .resonant(frequency: 150, quality: 0)) }
                == .settingOutOfRange(name: "quality", value: 0))
    }

    @Test func `a loop shorter than a sample, or without passes, is refused`() {
        let pattern = HapticPattern(events: [tap()])
        #expect(
            failure(pattern) { $0.loop = .init(end: 1e-6, passes: 2) } == .loopOutOfRange(seconds: 1e-6, passes: 2))
        #expect(failure(pattern) { $0.loop = .init(end: nil, passes: 2) } == .loopOutOfRange(seconds: 0, passes: 2))
        #expect(failure(pattern) { $0.loop = .init(end: 1, passes: 0) } == .loopOutOfRange(seconds: 1, passes: 0))
        #expect(failure(pattern) { $0.loop = .init(end: .nan, passes: 1) } != nil)
    }

    @Test func `times too late to count are refused, and those that never come are left out`() throws {
        #expect(failure(HapticPattern(events: [tap(at: 1e300)])) { _ in } != nil)
        #expect(failure(HapticPattern(events: [continuous(for: 1e18)])) { _ in } != nil)
        for time in [Double.nan, .infinity, -.infinity] {
            let signal = try drive(HapticPattern(events: [tap(at: time), tap(at: 0.1)]))
            #expect(signal.contains { $0 != 0 })
        }
        #expect(try drive(tap(at: -5)) == drive(tap(at: 0)))
        #expect(try drive(tap(at: -0.0)) == drive(tap(at: 0)))
    }

    @Test func `values out of range or not numbers count as a player takes them`() throws {
        #expect(try drive(tap(intensity: 7, sharpness: -3)) == drive(tap(intensity: 1, sharpness: 0)))
        #expect(try drive(tap(intensity: .nan, sharpness: .nan)) == drive(tap(intensity: 0.75, sharpness: 0.5)))
        #expect(try drive(HapticEvent(kind: .hapticTransient, time: 0)) == drive(tap(intensity: 0.75, sharpness: 0.5)))
    }

    @Test func `every error says what is wrong`() {
        #expect(
            RenderError.sampleRateOutOfRange(hertz: 10).description
                == "sample rate 10.0 Hz is not in 2000.0...192000.0 Hz")
        #expect(RenderError.settingOutOfRange(name: "attack", value: 0).description == "attack cannot be 0.0")
        #expect(RenderError.speedOutOfRange(-1).description == "speed -1.0 is not a positive number")
    }

    @Test func `an empty pattern renders to nothing, and silence comes after`() throws {
        var renderer = try Renderer(HapticPattern())
        let count = renderer.sampleCount
        #expect(count == 0)
        let whole = renderer.renderAll().haptic
        #expect(whole.isEmpty)
        let after = renderer.render(next: 100).haptic
        #expect(isSilent(after[...]))
        let none = renderer.render(next: -5).haptic
        #expect(none.isEmpty)
        renderer.seek(to: -100)
        let start = renderer.position
        #expect(start == 0)
        renderer.seek(to: 1 << 50)
        let late = renderer.render(next: 100).haptic
        #expect(isSilent(late[...]))
    }

    @Test func `the stated duration of the pattern is rendered to its end`() throws {
        let pattern = HapticPattern(
            events: [tap()], parameters: [DynamicParameter(.hapticIntensityControl, time: 0.5, value: 1)])
        #expect(try drive(pattern).count == 24_000)
    }
}

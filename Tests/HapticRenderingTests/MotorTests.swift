import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct MotorTests {
    private func track(_ events: HapticEvent..., curves: [ParameterCurve] = []) throws -> MotorTrack {
        try Renderer(HapticPattern(events: events, curves: curves)).motorTrack()
    }

    private func command(_ level: Double) -> Double { level > 0 ? 0.08 + 0.92 * level.squareRoot() : 0 }

    /// O11.
    @Test func `sharpness splits an amplitude between the motors without loss of energy`() {
        let rules = MotorRules()
        for step in 0...100 {
            var levels = MotorLevels()
            levels.add(amplitude: 0.6, lightShare: rules.lightShare(ofSharpness: Double(step) / 100))
            #expect(abs(levels.heavy * levels.heavy + levels.light * levels.light - 0.36) < 1e-15)
        }
        let cases = [(0.0, 1.0, 0.0), (0.5, 0.5.squareRoot(), 0.5.squareRoot()), (1, 0, 1)]
        for (sharpness, heavy, light) in cases {
            var levels = MotorLevels()
            levels.add(amplitude: 0.6, lightShare: rules.lightShare(ofSharpness: sharpness))
            record(
                "O11 at \(sharpness)", max(abs(levels.heavy - 0.6 * heavy), abs(levels.light - 0.6 * light)),
                limit: 1e-15)
            #expect(abs(levels.heavy - 0.6 * heavy) < 1e-15)
            #expect(abs(levels.light - 0.6 * light) < 1e-15)
        }
    }

    @Test func `levels of several events add as energies and stop at one`() {
        var levels = MotorLevels()
        levels.add(amplitude: 0.6, lightShare: 0)
        levels.add(amplitude: 0.8, lightShare: 0)
        #expect(levels.heavy == 1)
        levels.add(amplitude: 0.5, lightShare: 0)
        #expect(levels.heavy == 1)
    }

    @Test func `a steady event gives one command and a stop`() throws {
        let track = try track(continuous(for: 0.5, intensity: 0.6, sharpness: 0))
        let expected = command(pow(Double(Float(0.6)), 2))
        // The release lasts into the step after 0.5 s, where the level begins at its height.
        #expect(track.steps.count == 2)
        #expect(track.steps[0].time == 0)
        #expect(abs(track.steps[0].heavy - expected) < 1e-14)
        #expect(track.steps[0].light == 0)
        #expect(track.steps[1] == MotorTrack.Step(time: 0.51, heavy: 0, light: 0))
    }

    @Test func `a tap counts with constant strength, longer on the heavy motor`() throws {
        let track = try track(tap(at: 0.1, intensity: 0.5, sharpness: 0.5))
        let both = command(0.25 * 0.5.squareRoot())
        #expect(track.steps.map(\.time) == [0, 0.1, 0.13, 0.14])
        #expect(abs(track.steps[1].heavy - both) < 1e-14)
        #expect(abs(track.steps[1].light - both) < 1e-14)
        #expect(abs(track.steps[2].heavy - both) < 1e-14)
        #expect(track.steps[2].light == 0)
        #expect(track.steps[3].heavy == 0)
    }

    @Test func `no tap falls between two steps`() throws {
        for offset in 0..<10 {
            let start = 0.1 + Double(offset) * 0.001
            let track = try track(tap(at: start, intensity: 1, sharpness: 0))
            #expect(track.steps.contains { $0.heavy == 1 && $0.time <= start && $0.time > start - 0.01 })
        }
    }

    @Test func `each step counts its strongest moment, also between the finer steps`() throws {
        // The curve peaks at 0.1237 s: between two thousandths, in the step from 0.12 s.
        let track = try track(
            continuous(for: 0.3, intensity: 1, sharpness: 0),
            curves: [curve(.hapticIntensityControl, (0, 0), (0.1237, 1), (0.3, 0))])
        let strongest = track.steps.max { $0.heavy < $1.heavy }
        #expect(strongest?.time == 0.12)
        #expect(abs((strongest?.heavy ?? 0) - 1) < 1e-12)
    }

    @Test func `two taps one after the other do not add up where they meet`() throws {
        let track = try track(
            tap(at: 0.003, intensity: 0.5, sharpness: 0), tap(at: 0.043, intensity: 0.5, sharpness: 0))
        #expect(track.steps.allSatisfy { $0.heavy <= command(0.25) + 1e-14 })
    }

    @Test func `silence and an empty pattern are one stop`() throws {
        #expect(try track().steps == [MotorTrack.Step(time: 0, heavy: 0, light: 0)])
        #expect(try track(continuous(for: 0)).steps == [MotorTrack.Step(time: 0, heavy: 0, light: 0)])
    }

    @Test func `steps are in time order, differ from each other and end in a stop`() throws {
        let track = try track(
            tap(at: 0.05), continuous(at: 0.3, for: 0.2, intensity: 0.7, sharpness: 0.8),
            curves: [curve(.hapticIntensityControl, (0.3, 1), (0.5, 0.2))])
        for (former, latter) in zip(track.steps, track.steps.dropFirst()) {
            #expect(former.time < latter.time)
            #expect(former.heavy != latter.heavy || former.light != latter.light)
        }
        #expect(track.steps.last?.heavy == 0)
        #expect(track.steps.last?.light == 0)
    }

    @Test func `commands are rounded to sixteen bits`() {
        #expect(MotorTrack.Step(time: 0, heavy: 1, light: 0).sixteenBit == (65_535, 0))
        #expect(MotorTrack.Step(time: 0, heavy: 0.5, light: 2).sixteenBit == (32_768, 65_535))
        #expect(MotorTrack.Step(time: 0, heavy: .nan, light: -1).sixteenBit == (0, 0))
    }

    @Test func `a motor that only takes amplitudes hums through short pauses and stops in long ones`() throws {
        let pattern = HapticPattern(events: [
            continuous(at: 0.02, for: 0.018, intensity: 1, sharpness: 0),
            continuous(at: 0.08, for: 0.018, intensity: 0.5, sharpness: 0.5),
            continuous(at: 0.2, for: 0.018, intensity: 1, sharpness: 1),
        ])
        let track = try Renderer(pattern).amplitudeTrack()
        // Events fill two steps each, releases included; the first pause is four steps, the second ten.
        let middle = UInt8(64)
        #expect(
            track.amplitudes
                == [0, 0, 255, 255, 1, 1, 1, 1, middle, middle] + [UInt8](repeating: 0, count: 10) + [255, 255])
    }

    /// A buzz of 0.5 ms reaches a quarter of its attack of 2 ms, and falls from there for 2 ms: one at a time, but two or
    /// three within a step. A level of 0.25 is a command of 0.08 + 0.92 √0.25 = 0.54.
    @Test func `more events begin within one step than are ever under way at once`() throws {
        let buzzes = (0..<10).map { continuous(at: 0.004 * Double($0), for: 0.0005) }
        let track = try Renderer(HapticPattern(events: buzzes)).motorTrack()
        #expect(track.steps.map(\.time) == [0, 0.04])
        #expect(abs((track.steps.first?.heavy ?? 0) - 0.54) < 1e-9)
        #expect(track.steps.last?.heavy == 0)
    }
}

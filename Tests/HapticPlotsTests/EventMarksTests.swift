import HapticPatterns
import HapticPlots
import TestSupport
import Testing

struct EventMarksTests {
    @Test func `a tap is a stem of its stated intensity`() throws {
        let marks = try plot(HapticPattern(events: [tap(at: 0.5, intensity: 0.75)]), to: 1).eventMarks
        #expect(marks == EventMarks(envelopes: [], taps: [TapMark(time: 0.5, intensity: 0.75, count: 1)]))
    }

    @Test func `controls do not change what an event states`() throws {
        let pattern = HapticPattern(
            events: [tap(at: 0.5)], curves: [curve(.hapticIntensityControl, [(0, 0.5), (1, 0.5)])])
        #expect(try plot(pattern, to: 1).eventMarks.taps.first?.intensity == 1)
    }

    @Test func `of taps within two columns the strongest stands for all`() throws {
        // Columns of 10 ms: 0.41 and 0.419 share the pair from 0.40 to 0.42.
        let events = [tap(at: 0.405, intensity: 0.25), tap(at: 0.41), tap(at: 0.419, intensity: 0.5), tap(at: 0.43)]
        #expect(
            try plot(HapticPattern(events: events), to: 1).eventMarks.taps == [
                TapMark(time: 0.41, intensity: 1, count: 3), TapMark(time: 0.43, intensity: 1, count: 1),
            ])
    }

    @Test func `taps outside are not there`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.5), tap(at: 1.5), tap(at: 2.5)])
        #expect(try plot(pattern, from: 1, to: 2).eventMarks.taps.map { $0.time } == [1.5])
    }

    @Test func `a continuous event rises, holds and ends after its release`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0.2, for: 0.5, intensity: 0.6)])
        let envelope = try #require(try plot(pattern, to: 1).eventMarks.envelopes.first)
        #expect(envelope.first == PlotPoint(time: 0.2, value: 0))
        let held = envelope.filter { abs($0.value - 0.6) < 1e-6 }.map { $0.time }
        // Attack and release last 2 ms, columns 10 ms.
        #expect(abs(try #require(held.first) - 0.21) < 1e-9)
        #expect(try #require(held.last) >= 0.69)
        #expect(abs(try #require(envelope.last).time - 0.702) < 1e-3)
        #expect(envelope.last?.value == 0)
    }

    @Test func `a level stretch is two points`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0, for: 10)])
        #expect(try plot(pattern, columns: 1000).eventMarks.envelopes.first.map { $0.count < 8 } == true)
    }

    @Test func `an event that goes on is cut at the edge at its height`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0, for: 10, intensity: 0.5)])
        let envelope = try #require(try plot(pattern, from: 2, to: 4).eventMarks.envelopes.first)
        #expect(envelope.first?.time == 2)
        #expect(envelope.last?.time == 4)
        #expect(envelope.allSatisfy { abs($0.value - 0.5) < 1e-6 })
    }

    @Test func `an event that lasts nothing or does nothing has no envelope`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0, for: 0), buzz(at: 1, for: 1, intensity: 0)])
        #expect(try plot(pattern).eventMarks.envelopes.isEmpty)
    }

    @Test func `hundreds of continuous events become one shape for each stretch`() throws {
        // Pairs that touch, with a pause after each: 150 stretches of 0.2 s in 0.4 s.
        let events = (0..<300).map { buzz(at: Double($0 / 2) * 0.4 + Double($0 % 2) * 0.1, for: 0.1, intensity: 0.5) }
        let marks = try plot(HapticPattern(events: events), to: 60, columns: 1500).eventMarks
        #expect(marks.envelopes.count == 150)
        #expect(marks.envelopes.allSatisfy { $0.allSatisfy { $0.value <= 0.75 } })
    }

    @Test func `no tap is lost in any pattern`() throws {
        for seed in UInt64(1)...(isOptimized ? 30 : 3) {
            var generator = SeededGenerator(seed: seed)
            let pattern = randomPattern(&generator)
            let marks = try plot(pattern, columns: 40).eventMarks
            let taps = pattern.events.filter { $0.kind == .hapticTransient }
            #expect(marks.taps.reduce(0) { $0 + $1.count } == taps.count, "seed \(seed)")
            #expect(marks.taps.count <= 20, "seed \(seed)")
            let strongest = taps.map { Double($0.value(of: .hapticIntensity)) }.max()
            #expect(marks.taps.map { $0.intensity }.max() == strongest, "seed \(seed)")
        }
    }
}

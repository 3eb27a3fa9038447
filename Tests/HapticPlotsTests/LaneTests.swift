import HapticPatterns
import HapticPlots
import HapticRendering
import TestSupport
import Testing

struct LaneTests {
    @Test func `haptic events have four lanes`() throws {
        let pattern = HapticPattern(events: [tap(at: 0)])
        #expect(try plot(pattern).titles == ["Events", "Intensity", "Sharpness", "Waveform"])
    }

    @Test func `a pattern that is only heard has no haptic lanes`() throws {
        #expect(try plot(HapticPattern(events: [tone(at: 0, for: 1)])).titles == ["Tone"])
    }

    @Test func `an empty pattern has no lanes`() throws {
        #expect(try plot(HapticPattern()).lanes.isEmpty)
    }

    @Test func `a tap's peak is in the column of its time, however wide`() throws {
        let pattern = HapticPattern(events: [tap(at: 100.3, intensity: 0.75)])
        let columns = try #require(try plot(pattern, to: 200, columns: 20).intensity).columns
        #expect(columns.map { $0 == nil } == (0..<20).map { $0 != 10 })
        #expect(abs((columns[10]?.high ?? 0) - 0.75) < 1e-6)
        #expect(columns[10]?.low == 0)
    }

    @Test func `sharpness is there only where something is felt`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0.2, for: 0.4, sharpness: 0.25)])
        let columns = try #require(try plot(pattern, to: 1, columns: 10).sharpness).columns
        #expect(columns.map { $0 != nil } == [false, false, true, true, true, true, true, false, false, false])
        #expect(abs((columns[3]?.high ?? 0) - 0.25) < 1e-6)
    }

    @Test func `a control that is not used is not drawn`() throws {
        #expect(try plot(HapticPattern(events: [tap(at: 0)])).intensity?.control == nil)
    }

    @Test func `a control is a line through its points from edge to edge`() throws {
        let control = try #require(try plot(varied, to: 2).intensity?.control)
        let points = [PlotPoint(time: 0, value: 1), PlotPoint(time: 0.5, value: 0.5), PlotPoint(time: 1, value: 1)]
        #expect(control.points == points)
        #expect(points.allSatisfy { control.line.contains($0) })
        #expect(control.line.first?.time == 0)
        #expect(control.line.last == PlotPoint(time: 2, value: 1))
        #expect(!control.isDense)
    }

    @Test func `points that are close together are thinned to the lowest and the highest`() throws {
        // Seven columns are 70 ms: the first four points share them.
        let points: [(Double, Float)] = [(0, 0.5), (0.01, 0.25), (0.02, 0.75), (0.03, 0.5), (0.5, 1)]
        let pattern = HapticPattern(events: [buzz(at: 0, for: 1)], curves: [curve(.hapticIntensityControl, points)])
        let control = try #require(try plot(pattern, to: 1).intensity?.control)
        #expect(control.points.map { $0.value } == [0.25, 0.75, 1])
    }

    @Test func `points that would cover one another are left out`() throws {
        let points = (0..<400).map { (Double($0) * 0.01, Float($0 % 2)) }
        let pattern = HapticPattern(events: [buzz(at: 0, for: 4)], curves: [curve(.hapticIntensityControl, points)])
        let control = try #require(try plot(pattern).intensity?.control)
        #expect(control.isDense)
        #expect(control.points.isEmpty)
        #expect(control.line.count == 200)
    }

    @Test(arguments: [(Float(-0.75), -1.0), (-0.25, -0.5), (0.25, 0)])
    func `the axis of sharpness goes as low as its control`(value: Float, lowest: Double) throws {
        let pattern = HapticPattern(
            events: [buzz(at: 0, for: 1)], curves: [curve(.hapticSharpnessControl, [(0, 0), (1, value)])])
        #expect(try plot(pattern).lanes[2].values == lowest...1)
    }

    @Test func `the waveform's extremes are the rendered ones`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.1), buzz(at: 0.3, for: 0.5)])
        var renderer = try Renderer(pattern)
        let samples = renderer.render(next: 48_000).haptic
        let columns = try plot(pattern, to: 1, columns: 10).waveform
        for column in 0..<10 {
            let part = samples[column * 4800..<(column + 1) * 4800]
            #expect(columns[column] == ColumnRange(low: Double(part.min() ?? 0), high: Double(part.max() ?? 0)))
        }
    }

    @Test func `a part of the waveform is the same as in the whole`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0.1, for: 2)])
        let whole = try plot(pattern, to: 2, columns: 20).waveform
        #expect(try plot(pattern, from: 1, to: 2, columns: 10).waveform == Array(whole[10...]))
    }

    @Test func `a faint waveform has an axis of its own`() throws {
        // The square of 0.3 is 0.09.
        let pattern = HapticPattern(events: [buzz(at: 0, for: 1, intensity: 0.3)])
        #expect(try plot(pattern).lanes[3].values == -0.1...0.1)
    }

    @Test func `what a motor makes of it is called a model`() throws {
        var settings = PlotSettings()
        settings.rendering.signal = .motion
        let plot = try Plot(varied, sounds: SoundLibrary(), settings: settings, columns: 100)
        #expect(plot.titles.contains("Motion (model)"))
    }

    @Test func `everything is within its axis in any pattern`() throws {
        for seed in UInt64(1)...(isOptimized ? 20 : 2) {
            var generator = SeededGenerator(seed: seed)
            let plot = try plot(randomPattern(&generator), columns: 60)
            let levels = (plot.intensity?.columns ?? []) + (plot.sharpness?.columns ?? [])
            #expect(levels.allSatisfy { $0.map { $0.low >= 0 && $0.low <= $0.high && $0.high <= 1 } ?? true })
            #expect(plot.waveform.allSatisfy { $0.low >= -1 && $0.high <= 1 }, "seed \(seed)")
            #expect(plot.intensity?.control.map { $0.points.count <= 2 * (60 / 7 + 1) } ?? true, "seed \(seed)")
        }
    }
}

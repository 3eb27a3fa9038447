import HapticPatterns
import HapticPlots
import HapticRendering
import Testing

struct PlotWindowTests {
    private let pattern = HapticPattern(events: [buzz(at: 0, for: 2)])

    @Test func `a plot ends where the last thing has faded`() throws {
        // A release of 0 lasts 2 ms.
        #expect(abs(try plot(pattern).window.end - 2.002) < 1e-4)
    }

    @Test func `what is stated wins`() throws {
        let window = try plot(pattern, from: 0.5, to: 8).window
        #expect(window.start == 0.5)
        #expect(window.end == 8)
    }

    @Test func `a pattern in which nothing lasts is shown for a second`() throws {
        #expect(try plot(HapticPattern()).window.end == 1)
    }

    @Test func `columns are of equal length`() throws {
        let window = try plot(pattern, from: 1, to: 2, columns: 50).window
        #expect(window.time(ofColumn: 25) == 1.5)
        #expect(window.column(at: 1.5) == 25)
        #expect(window.column(at: 0) == 0)
        #expect(window.column(at: 7) == 49)
    }

    @Test func `a very short time has no more columns than samples`() throws {
        #expect(try plot(pattern, from: 0, to: 0.001, columns: 1000).window.columns == 192)
    }

    @Test(arguments: [(-1.0, 2.0), (2.0, 2.0), (2.0, 1.0), (.nan, 1.0), (0.0, .infinity), (0.0, 2e9)])
    func `a start or end that is no time is refused`(start: Double, end: Double) {
        #expect(throws: PlotError.self) { try plot(pattern, from: start, to: end) }
    }

    @Test func `too short and too long a time is refused`() {
        #expect(throws: PlotError.lengthOutOfRange(seconds: 0.0005)) { try plot(pattern, from: 0, to: 0.0005) }
        #expect(throws: PlotError.lengthOutOfRange(seconds: 21_601)) { try plot(pattern, from: 0, to: 21_601) }
    }

    @Test func `a pattern of days is refused with the way out`() throws {
        let late = HapticPattern(events: [tap(at: 100_000)])
        let error = #expect(throws: PlotError.self) { try plot(late) }
        #expect(error?.description.contains("choose a start and an end") == true)
        #expect(try plot(late, from: 99_999, to: 100_001).eventMarks.taps.count == 1)
    }

    @Test func `a setting that cannot be rendered is named`() {
        var settings = PlotSettings()
        settings.rendering.sampleRate = 1
        let error = #expect(throws: PlotError.self) {
            try Plot(pattern, sounds: SoundLibrary(), settings: settings, columns: 10)
        }
        #expect(error == .notRenderable(.sampleRateOutOfRange(hertz: 1)))
    }

    @Test func `speed and loop have no part`() throws {
        var settings = PlotSettings()
        settings.rendering.speed = 2
        settings.rendering.loop = RenderSettings.Loop(passes: 5)
        let changed = try Plot(pattern, sounds: SoundLibrary(), settings: settings, columns: 100)
        #expect(try changed == plot(pattern))
    }
}

import HapticPatterns
import HapticPlots
import HapticRendering
import TestSupport
import Testing

struct SceneTests {
    private func scene(
        _ pattern: HapticPattern, title: String = "pattern.ahap", to end: Double? = nil, width: Double = 960,
        height: Double = 600
    ) throws -> PlotScene {
        var settings = PlotSettings()
        settings.title = title
        settings.end = end
        return try PlotScene(pattern, settings: settings, width: width, height: height)
    }

    @Test func `a stem stands at its time and is as high as its intensity`() throws {
        let scene = try scene(HapticPattern(events: [tap(at: 1, intensity: 0.5)]), to: 2)
        // Panels go from 16 + 7 + 27.5 (the widest label) to 960 - 16, times from 8 points inside to 8 points inside.
        let x = (50.5 + 8 + 944 - 8) / 2
        let panel = try #require(scene.lanes.first).panel
        let heads = scene.circles.filter { $0.fill == .tap && $0.y > panel.y }
        #expect(heads.map { $0.x } == [x])
        #expect(abs(heads[0].y - (panel.y + panel.height / 2)) < 1e-9)
        #expect(scene.lines(of: .tap).contains { $0.first?.x == x && $0.last == ScenePoint(x: x, y: heads[0].y) })
    }

    @Test func `lanes follow each other from the title to the axis`() throws {
        let lanes = try scene(varied).lanes
        #expect(
            lanes.map { $0.title } == [
                "Events", "Intensity", "Sharpness", "Waveform", "Sound bell.wav (not found)",
            ])
        #expect(zip(lanes, lanes.dropFirst()).allSatisfy { $0.panel.y + $0.panel.height < $1.panel.y })
    }

    @Test func `a picture that is too low has fewer lanes`() throws {
        let lanes = try scene(varied, width: 240, height: 160).lanes
        #expect(lanes.map { $0.title } == ["Events", "Intensity"])
    }

    @Test(arguments: [159, 16_385, .nan, .infinity, -100])
    func `a size out of range is refused`(side: Double) {
        #expect(throws: PlotError.self) { try scene(varied, width: side) }
        #expect(throws: PlotError.self) { try scene(varied, height: side) }
    }

    @Test(arguments: [(160.0, 160.0), (480, 320), (960, 600), (1600, 1000), (4000, 300)])
    func `nothing leaves the picture`(width: Double, height: Double) throws {
        for seed in UInt64(1)...(isOptimized ? 8 : 1) {
            var generator = SeededGenerator(seed: seed)
            let scene = try scene(randomPattern(&generator), width: width, height: height)
            let places = scene.shapes.flatMap { $0.places }
            #expect(places.allSatisfy { (0...width).contains($0.x) && (0...height).contains($0.y) }, "seed \(seed)")
        }
    }

    @Test func `the number of shapes is bounded by the width`() throws {
        let count = isOptimized ? 20_000 : 2000
        let taps = (0..<count).map { tap(at: Double($0) * 0.01) }
        let curves = [curve(.hapticIntensityControl, (0..<count).map { (Double($0) * 0.01, Float($0 % 7) / 7) })]
        let scene = try scene(HapticPattern(events: taps, curves: curves))
        #expect(scene.shapes.count < 700)
        #expect(scene.shapes.allSatisfy { $0.places.count < 4 * 960 })
    }

    @Test func `a short time is counted in milliseconds`() throws {
        let pattern = HapticPattern(events: [buzz(at: 0, for: 0.3)])
        #expect(try scene(pattern).texts.contains("Time (ms)"))
        #expect(try scene(pattern, to: 3).texts.contains("Time (s)"))
    }

    @Test func `labels of time do not touch`() throws {
        for width in stride(from: 160.0, to: 2000, by: isOptimized ? 60 : 600) {
            let scene = try scene(HapticPattern(events: [tap(at: 3)]), to: 123.4, width: width)
            let bottom = scene.labels.map { $0.place.y }.max() ?? 0
            let row = scene.labels.filter { $0.anchor == .middle && $0.place.y < bottom }
            let gaps = zip(row, row.dropFirst()).map { $1.place.x - $0.place.x }
            #expect(gaps.allSatisfy { $0 > 0.7 * 3 * row[0].size }, "width \(width)")
        }
    }

    @Test func `a long title is cut, and what it hides is shown`() throws {
        let long = String(repeating: "long-", count: 100)
        #expect(try scene(varied, title: long).texts.first?.hasSuffix("\u{2026}") == true)
        #expect(try scene(varied, title: "a\u{1B}[31m\nb").texts.first == "a\u{241B}[31m\u{240A}b")
    }

    @Test func `the legend explains only what is drawn`() throws {
        #expect(try !scene(HapticPattern(events: [tap(at: 0)])).texts.contains("continuous"))
        #expect(try !scene(HapticPattern(events: [tap(at: 0)])).texts.contains("control"))
        #expect(try scene(varied).texts.contains("control point"))
    }

    @Test func `an empty pattern says so`() throws {
        #expect(try scene(HapticPattern()).texts.contains("Nothing is felt or heard."))
    }

    @Test func `the same pattern gives the same scene`() throws {
        #expect(try scene(varied) == scene(varied))
    }

    @Test func `the scene of a varied pattern is as it was looked at`() throws {
        assertSnapshot(try scene(varied, width: 320, height: 360).description, "varied.txt")
    }
}

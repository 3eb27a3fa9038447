import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

/// The settings of a source: what a player can follow, and what only a renderer can.
struct SourceSettingsTests {
    private let pattern = HapticPattern(events: [tap(sharpness: 0.5), continuous(at: 0.05, for: 0.1, sharpness: 0.2)])

    private func played(_ settings: RenderSettings) throws -> [Float] {
        let source = try HapticSource(settings: settings)
        try source.makePlayer(pattern).start()
        return source.haptic(9_600)
    }

    private func offline(_ settings: RenderSettings) throws -> [Float] {
        var renderer = try Renderer(pattern, settings: settings)
        return padded(renderer.renderAll().haptic, to: 9_600)
    }

    @Test func `a source renders the preview as a renderer does`() throws {
        var settings = RenderSettings()
        settings.signal = .preview
        #expect(try played(settings) == offline(settings))
        #expect(try played(settings) != played(RenderSettings()))
    }

    @Test func `a source follows profiles, rates and limiters as a renderer does`() throws {
        var settings = RenderSettings()
        settings.limiter = .soft
        settings.profile.tap = .burst(cycles: 3)
        settings.sampleRate = 44_100
        #expect(try played(settings) == offline(settings))
    }

    @Test func `what only a renderer can do is refused by name`() {
        var all: [(String, RenderSettings)] = []
        for name in ["signal", "limiter", "declicks", "speed", "loop"] { all.append((name, RenderSettings())) }
        all[0].1.signal = .motion
        all[1].1.limiter = .normalise
        all[2].1.declicks = true
        all[3].1.speed = 2
        all[4].1.loop = RenderSettings.Loop(passes: 2)
        for (name, settings) in all {
            #expect(throws: PlaybackError.settingForRenderers(name: name)) { try HapticSource(settings: settings) }
        }
    }

    @Test func `a setting without a meaning is what a renderer says it is`() {
        var settings = RenderSettings()
        settings.sampleRate = 1
        #expect(throws: PlaybackError.rendering(.sampleRateOutOfRange(hertz: 1))) {
            try HapticSource(settings: settings)
        }
    }

    @Test func `an error says what is wrong in words`() throws {
        let player = try HapticSource().makePlayer(HapticPattern(events: [tap()]))
        do throws(PlaybackError) {
            try player.setLoops(true)
            Issue.record("a tap was looped")
        } catch {
            #expect("\(error)".hasPrefix("a loop of 0.0 s is too short: "))
        }
        let error = RenderError.timeTooLate(seconds: 1e15)
        #expect("\(PlaybackError.rendering(error))" == error.description)
    }
}

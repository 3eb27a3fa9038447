import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

struct EngineSignalTests {
    @Test func `an output that is to be heard gets a preview`() throws {
        let buzz = HapticPattern(events: [continuous(for: 0.1, sharpness: 0.5)])
        let clock = VirtualClock()
        let output = VirtualOutput(clock: clock, capabilities: OutputCapabilities(signal: .preview), keepsSamples: true)
        let engine = try PlaybackEngine(choice: { current in current ?? output })
        try engine.start()
        let player = try engine.makePlayer(buzz)
        try player.start(at: 0)
        clock.advance(by: 0.1)
        var settings = RenderSettings()
        settings.signal = .preview
        let source = try HapticSource(settings: settings)
        let reference = try source.makePlayer(buzz)
        try reference.start()
        var offline = OfflineOutput(source)
        #expect(output.takeSamples().haptic == offline.advance(by: 0.1).haptic)
        withExtendedLifetime((engine, player, reference)) {}
    }
}

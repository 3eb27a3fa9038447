import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

struct OfflineOutputTests {
    @Test func `a second in thousandths is a second`() throws {
        let source = try HapticSource()
        var output = OfflineOutput(source)
        var count = 0
        for _ in 0..<1_000 { count += output.advance(by: 0.001).haptic.count }
        #expect(count == 48_000)
        #expect(source.currentTime == 48_001.0 / 48_000)
    }

    @Test func `parts of a sample add up`() throws {
        var output = OfflineOutput(try HapticSource())
        let counts = (0..<4).map { _ in output.advance(by: 0.5 / 48_000).haptic.count }
        #expect(counts == [0, 1, 0, 1])
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `what is no length of time moves nothing`(seconds: Double) throws {
        var output = OfflineOutput(try HapticSource())
        #expect(output.advance(by: seconds).haptic.isEmpty)
    }

    @Test func `what sounds while time passes is handed over`() throws {
        let source = try HapticSource()
        let pattern = HapticPattern(events: [tap()])
        let player = try source.makePlayer(pattern)
        var output = OfflineOutput(source)
        try player.start()
        let samples = output.advance(by: 0.1).haptic
        #expect(try samples == padded(rendered(pattern), to: 4_800))
    }
}

import CoreHaptics
import HapticPatterns
import HapticsTesting
import Testing

/// What is heard is recorded with what is felt.
struct RecordedSoundTests {
    /// A tenth of a second at 48 kHz, of one channel, all of it 1/4.
    private static var wave: Data {
        let samples = [UInt8](repeating: 0, count: 9_600).indices.map { $0 % 2 == 0 ? UInt8(0) : 0x20 }
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8((value >> (8 * $0)) & 0xff) } }
        let format = little(1, 2) + little(1, 2) + little(48_000, 4) + little(96_000, 4) + little(2, 2) + little(16, 2)
        let body = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(9_600, 4) + samples
        return Data(Array("RIFF".utf8) + little(body.count, 4) + body)
    }

    @Test func `a tone and a sound are events of the pattern, with what they state`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        try Self.wave.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = try Stage()
        let sound = try stage.engine.registerAudioResource(url)
        let volume = CHHapticEventParameter(parameterID: .audioVolume, value: 0.5)
        let pan = CHHapticEventParameter(parameterID: .audioPan, value: -0.5)
        _ = try stage.playing(
            CHHapticEvent(audioResourceID: sound, parameters: [volume, pan], relativeTime: 0.1),
            CHHapticEvent(eventType: .audioContinuous, parameters: [volume], relativeTime: 0.4, duration: 0.2))
        stage.advance(1)
        let events = stage.recorder.pattern.events
        #expect(events.map { $0.kind } == [.audioCustom, .audioContinuous])
        #expect(events.map { $0.value(of: .audioVolume) } == [0.5, 0.5])
        #expect(events.map { $0.value(of: .audioPan) } == [-0.5, 0])
        #expect(events.first?.sound?.source == .resource(sound))
        #expect(stage.recorder.snapshot.contains("\"resource-1\""))
        try stage.recorder.expectNoHaptics()
        #expect(stage.recorder.onsets.isEmpty)
    }

    @Test func `a curve of the volume is in the pattern`() throws {
        let stage = try Stage()
        let tone = CHHapticEvent(eventType: .audioContinuous, parameters: [], relativeTime: 0, duration: 0.5)
        let points = [(0.0, Float(0)), (0.5, 1)].map {
            CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
        }
        let curve = CHHapticParameterCurve(parameterID: .audioVolumeControl, controlPoints: points, relativeTime: 0)
        let pattern = try CHHapticPattern(events: [tone], parameterCurves: [curve])
        try stage.engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(stage.recorder.pattern.curves.map { $0.id } == [.audioVolumeControl])
        #expect(stage.recorder.events.map { $0.peakIntensity } == [1])
    }
}

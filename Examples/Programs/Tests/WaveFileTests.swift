import CoreHaptics
import HapticDevices
import HapticPlayback
import Testing

struct WaveFileTests {
    @Test(.timeLimit(.minutes(1))) func `a heartbeat can be had as a file, in the time that it takes`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("heartbeat-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("out.wav").path
        try await HapticOutputs.$override.withValue(.init { WaveFileOutput(path: path) }) {
            try await playToTheEnd()
        }
        // A header of three channels of floats, then frames of 12 bytes; haptic is the first channel.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let data = try #require(bytes.range(of: Data("data".utf8)))
        let frames = bytes.suffix(from: data.upperBound + 4)
        let haptic = stride(from: frames.startIndex, to: frames.endIndex - 11, by: 12).map { place in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * $1) })
        }
        let start = try #require(haptic.firstIndex { $0 != 0 })
        let largest = deviation(Array(haptic[(start - 1)...].prefix(16_000))) { sample in
            tapSample(sample, intensity: 0.9, sharpness: 0.3)
                + tapSample(sample - 8_640, intensity: 0.6, sharpness: 0.3)
        }
        #expect(largest < 2e-6)
    }

    private func playToTheEnd() async throws {
        let manager = HeartbeatManager()
        manager.prepare()
        try manager.beat()
        // The manager keeps its engine to itself; another one waits for the time that the taps take.
        let engine = try CHHapticEngine()
        try await engine.start()
        let rest = CHHapticEvent(
            eventType: .hapticContinuous,
            parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0)], relativeTime: 0,
            duration: 0.6)
        try engine.makePlayer(with: CHHapticPattern(events: [rest], parameters: [])).start(
            atTime: CHHapticTimeImmediate)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            engine.notifyWhenPlayersFinished { _ in
                done.resume()
                return .stopEngine
            }
        }
    }
}

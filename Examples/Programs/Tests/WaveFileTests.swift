import Foundation
import HapticDevices
import HapticPlayback
import Testing

struct WaveFileTests {
    @Test(.timeLimit(.minutes(1)), arguments: Program.allCases)
    func `a program plays into a file what it plays under a virtual clock`(program: Program) async throws {
        let expected = try await felt(of: program)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        // Capabilities are asked of an output that is never started; the file is that of the first that is.
        let kept = try await HapticOutputs.$override.withValue(.init { WaveFileOutput(path: path) }) {
            try await program.start()
        }
        var written: [Float] = []
        while written.count < expected.count {
            try await Task.sleep(for: .milliseconds(20))
            written = Array(haptic(in: path).drop { $0 == 0 })
        }
        #expect(Array(written.prefix(expected.count)) == expected)
        withExtendedLifetime(kept) {}
    }

    /// Half a second of the haptic channel, from its first sample that is not 0 on.
    private func felt(of program: Program) async throws -> [Float] {
        let bench = Bench()
        let kept = try await HapticOutputs.$override.withValue(bench.override) { try await program.start() }
        let samples = bench.play(for: 0.55).haptic.drop { $0 == 0 }
        #expect(samples.count >= 24_000)
        withExtendedLifetime(kept) {}
        return Array(samples.prefix(24_000))
    }

    /// The first of three channels of floats, which follow a header.
    private func haptic(in path: String) -> [Float] {
        guard let bytes = FileManager.default.contents(atPath: path), let data = bytes.range(of: Data("data".utf8))
        else { return [] }
        let frames = [UInt8](bytes.suffix(from: min(data.upperBound + 4, bytes.endIndex)))
        return stride(from: 0, to: frames.count - 11, by: 12).map { place in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(frames[place + $1]) << (8 * $1) })
        }
    }
}

import Foundation
import SoundFiles

/// A folder with sounds, gone with its last use.
final class SoundFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("sounds-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path + "/deep", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a sound.
    func write(_ name: String, _ samples: [Float], channels: Int = 1, rate: Int = 48_000) throws {
        var file = try WAVWriter(path: "\(path)/\(name)", channels: channels, sampleRate: rate)
        try file.write(samples)
        try file.finish()
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

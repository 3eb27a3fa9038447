import AHAP
import Foundation
import HapticPatterns
import HapticPlayback
import HapticRendering

/// A run of the program `DeviceTrial`, built beside the tests: SDL's state and environment are those of a process.
struct Trial {
    let status: Int32
    /// False where a signal ended it.
    let exited: Bool
    let lines: [String]

    /// Runs it with words in which `FILE` stands for a file with the pattern.
    init(_ words: [String], pattern: String = Trial.hum, environment: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("pattern.ahap")
        try Data(pattern.utf8).write(to: file)
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        let output = Pipe()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("DeviceTrial")
        process.arguments = words.map { $0 == "FILE" ? file.path : $0 }
        // What SDL and its drivers keep to the end is no business of a sanitizer's.
        process.environment = environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
        exited = process.terminationReason == .exit
        lines = text.split(separator: "\n").map(String.init)
    }

    /// 0.1 s of a steady feeling and of a tone.
    static let hum = """
        { "Version": 1.0, "Pattern": [
            { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.1, "EventParameters": [
                { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
                { "ParameterID": "HapticSharpness", "ParameterValue": 0.5 } ] } },
            { "Event": { "Time": 0, "EventType": "AudioContinuous", "EventDuration": 0.1, "EventParameters": [
                { "ParameterID": "AudioVolume", "ParameterValue": 0.5 },
                { "ParameterID": "AudioPan", "ParameterValue": -0.5 } ] } } ] }
        """

    /// A source that plays the same in this process.
    static func source(_ settings: RenderSettings = RenderSettings()) throws -> (HapticSource, PatternPlayer) {
        let source = try HapticSource(settings: settings)
        let player = try source.makePlayer(AHAPDocument(Array(hum.utf8)).pattern)
        try player.start()
        return (source, player)
    }

    /// What that source plays within some seconds.
    static func expected(seconds: Double, _ settings: RenderSettings = RenderSettings()) throws -> RenderedPattern {
        let (source, player) = try source(settings)
        var output = OfflineOutput(source)
        defer { withExtendedLifetime(player) {} }
        return output.advance(by: seconds)
    }
}

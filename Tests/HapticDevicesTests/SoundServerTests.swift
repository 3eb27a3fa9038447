import Foundation
import Testing

/// A sound server of the tests' own, by a script that can be run by itself too.
struct SoundServerTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../scripts/test-audio").standardized.path
    private static let isHere = ["pulseaudio", "pactl", "parec"].allSatisfy { name in
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
    }

    @Test(.enabled(if: isHere, "there is no PulseAudio (packages pulseaudio, pulseaudio-utils)"))
    func `frames arrive as they were sent, and a server that goes is noticed`() throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [Self.script]
        process.environment = [
            "HAPTICS_TRIAL": tests.deletingLastPathComponent().appendingPathComponent("DeviceTrial").path,
            "PATH": "/usr/local/bin:/usr/bin:/bin", "ASAN_OPTIONS": "detect_leaks=0",
        ]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("frames arrived as they were sent\n"))
        #expect(text.hasSuffix("a server that goes is noticed\n"))
    }
}

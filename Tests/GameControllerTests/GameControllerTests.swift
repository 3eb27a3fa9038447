import Foundation
import GameController
import HapticDevices
import Testing

struct GameControllerTests {
    @Test func `localities have Apple's names`() {
        let names: [(GCHapticsLocality, String)] = [
            (.default, "Default"), (.all, "All"), (.handles, "Handles"), (.leftHandle, "Left Handle"),
            (.rightHandle, "Right Handle"), (.triggers, "Triggers"), (.leftTrigger, "Left Trigger"),
            (.rightTrigger, "Right Trigger"),
        ]
        for (locality, name) in names { #expect(locality.rawValue == name) }
    }

    @Test func `an endless duration is a million seconds`() { #expect(GCHapticDurationInfinite == 1e6) }

    /// The program `DeviceTrial`, with a virtual pad: SDL's state is that of a process.
    @Test(.enabled(if: DeviceLibraries.sdlVersion != nil, "SDL2 is not installed"))
    func `a controller comes, plays where it is asked to, goes, and comes back`() throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        let output = Pipe()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("DeviceTrial")
        process.arguments = ["controller"]
        process.environment = ["ASAN_OPTIONS": "detect_leaks=0"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { !$0.hasPrefix("rumble") && !$0.hasPrefix("triggers") } == [
                "controllers 0", "[\"GCControllerDidConnectNotification of Trial Pad\"]", "Trial Pad true",
                "[\"All\", \"Default\", \"Handles\", \"Left Handle\", \"Left Trigger\", \"Right Handle\", "
                    + "\"Right Trigger\", \"Triggers\"]",
                "at Left Handle", "at Triggers", "[\"GCControllerDidDisconnectNotification of Trial Pad\"]",
                "controllers 0, current false", "haptics of a still one: true",
            ])
        let left = try #require(lines.firstIndex(of: "at Left Handle"))
        let triggers = try #require(lines.firstIndex(of: "at Triggers"))
        // The low motor alone, then the triggers alone, and rest after both.
        #expect(lines[left..<triggers].contains { $0.hasPrefix("rumble") && $0 != "rumble 0 0" })
        #expect(lines[left..<triggers].allSatisfy { !$0.hasPrefix("rumble") || $0.hasSuffix(" 0") })
        #expect(!lines[left..<triggers].contains { $0.hasPrefix("triggers") && $0 != "triggers 0 0" })
        #expect(lines[left..<triggers].last { $0.hasPrefix("rumble") } == "rumble 0 0")
        #expect(lines[triggers...].contains { $0.hasPrefix("triggers") && $0 != "triggers 0 0" })
        #expect(!lines[triggers...].contains { $0.hasPrefix("rumble") && $0 != "rumble 0 0" })
        #expect(lines.last { $0.hasPrefix("triggers") } == "triggers 0 0")
    }
}

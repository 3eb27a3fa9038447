import CoreHaptics
import HapticPlayback
import Testing

/// What the environment says would win, so that these tests hold only where it says nothing.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["HAPTICS_OUTPUT"] == nil))
struct DefaultOutputTests {
    @Test func `engines play on the output that code prefers`() throws {
        let clock = VirtualClock()
        HapticOutputs.preferred = {
            VirtualOutput(clock: clock, capabilities: OutputCapabilities(playsAudio: false))
        }
        defer { HapticOutputs.preferred = nil }
        let capability = CHHapticEngine.capabilitiesForHardware()
        #expect(capability.supportsHaptics)
        #expect(!capability.supportsAudio)
        try CHHapticEngine().start()
        try CHHapticEngine(audioSession: nil).start()
        try CHHapticEngine(andReturnError: ()).start()
        clock.advance(by: 0.1)
    }

    @Test func `where the preferred output cannot be had, there are no haptics, and engines say why`() throws {
        HapticOutputs.preferred = { () throws(OutputError) in
            throw .missingLibrary(name: "SDL2", package: "libsdl2-2.0-0")
        }
        defer { HapticOutputs.preferred = nil }
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let error = failure { _ = try CHHapticEngine() }
        #expect(error?.code == .notSupported)
        #expect(error?.localizedDescription.contains("install the package libsdl2-2.0-0") == true)
    }
}

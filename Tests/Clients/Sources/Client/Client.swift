import CoreHaptics

@main
@MainActor
struct Client {
    static func main() async throws {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else {
            do {
                _ = try CHHapticEngine()
                print("an engine without an output")
            } catch CHHapticError.notSupported {
                print("not supported")
            }
            return
        }
        let player = try TapPlayer()
        try await player.tap()
        try await player.restart()
        try await player.tap()
        print("played")
    }
}

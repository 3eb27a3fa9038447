import HapticDevices
import HapticPlayback

/// What engines play on that are not made for an output of their own.
enum EngineOutput {
    /// The choice of a new engine: the default output of this moment, which it keeps.
    ///
    /// - Throws: ``CHHapticError/Code/notSupported`` where there is none.
    static func choice() throws(CHHapticError) -> OutputChoice {
        let output: (any HapticOutput)?
        do throws(OutputError) {
            output = try OutputCatalogue.defaultOutput()
        } catch {
            throw CHHapticError(.output(error), at: place)
        }
        guard let output else {
            throw CHHapticError(
                .notSupported, "nothing here can play haptics",
                hint: "connect a gamepad with rumble, or say \(OutputCatalogue.variable)=preview to hear them",
                at: place)
        }
        return { current in current ?? output }
    }

    /// What the default output can do: nothing, where there is none or it cannot be had.
    static var capabilities: DeviceCapability {
        guard let capabilities = try? OutputCatalogue.defaultCapabilities() else {
            return DeviceCapability(supportsHaptics: false, supportsAudio: false)
        }
        return DeviceCapability(capabilities)
    }

    private static let place = "CHHapticEngine.init"
}

extension DeviceCapability {
    /// What an output can do.
    init(_ output: OutputCapabilities) {
        self.init(supportsHaptics: output.playsHaptics, supportsAudio: output.playsAudio)
    }
}

/// Checks of this machine: why an output is missing, or stays silent.
package struct DeviceDoctor: Sendable {
    /// What the system says of its devices.
    private let system: SystemDevices

    /// A doctor for this machine.
    package init() { system = SystemDevices() }

    /// One for a machine whose files of the kernel lie below a folder. For tests.
    package init(root: String) { system = SystemDevices(root: root) }

    /// All checks, in the order in which they build upon each other.
    package func examine() -> [Diagnosis] { library() + sound() + pads() + permissions() + environment() }

    /// Whether the environment names an output that is here; nothing where it names none.
    func environment() -> [Diagnosis] {
        guard let chosen = OutputSurvey().chosen else { return [] }
        let topic = OutputCatalogue.variable
        guard let fault = chosen.fault else { return [Diagnosis(topic, .fine, "names \(chosen.name)")] }
        return [
            Diagnosis(
                topic, .problem, "names \(chosen.name): \(fault)",
                remedy: "unset it, or name one that 'haptics devices' lists")
        ]
    }

    /// Whether SDL2 is there.
    func library() -> [Diagnosis] {
        if let version = DeviceLibraries.sdlVersion { return [Diagnosis("SDL2", .fine, "version \(version)")] }
        return [
            Diagnosis(
                "SDL2", .problem, "cannot be loaded: \(DeviceLibraries.sdlProblem ?? "unknown to the loader")",
                remedy: "install the package \(DeviceLibraries.sdlPackages)")
        ]
    }

    /// Whether a sound system answers, and what it has.
    func sound() -> [Diagnosis] {
        guard DeviceLibraries.sdlVersion != nil else { return [] }
        do {
            let (name, devices) = (try AudioDevice.system(), try AudioDevice.all())
            guard !devices.isEmpty else {
                return [
                    Diagnosis(
                        "sound", .problem, "the sound system \(name) has no output device",
                        remedy:
                            "start PipeWire or PulseAudio for this user (systemctl --user start pipewire-pulse), or "
                            + "plug a device in; sound cards of the kernel: \(system.soundCards.count)")
                ]
            }
            let list = devices.map { $0.channels > 0 ? "\($0.name) (\($0.channels) channels)" : $0.name }
            return [Diagnosis("sound", .fine, "\(name): \(list.joined(separator: ", "))")] + hiddenChannels(devices)
        } catch {
            return [
                Diagnosis(
                    "sound", .problem, "no sound system answers (\(error.reason))",
                    remedy: "start PipeWire or PulseAudio for this user, and check XDG_RUNTIME_DIR and SDL_AUDIODRIVER")
            ]
        }
    }

    /// A DualSense on a cable is a sound card of four channels, two of which are its voice coils; sound servers often
    /// show it with two.
    package func hiddenChannels(_ devices: [AudioDevice]) -> [Diagnosis] {
        guard let card = system.soundCards.first(where: { $0.holds("DualSense") || $0.holds("Wireless Controller") })
        else { return [] }
        if let device = devices.first(where: { $0.name.holds("DualSense") || $0.name.holds("Wireless Controller") }),
            device.channels >= 4 || device.channels == 0
        {
            return [Diagnosis("sound", .fine, "\(card): its voice coils are channels 3 and 4 of audio:\(device.name)")]
        }
        return [
            Diagnosis(
                "sound", .problem, "\(card) is plugged in, but not shown with its four channels",
                remedy:
                    "choose its profile Pro Audio or Analog Surround 4.0 (pavucontrol, Configuration), then play on "
                    + "audio:DEVICE")
        ]
    }

    /// What is connected, and what of it has motors.
    func pads() -> [Diagnosis] {
        guard DeviceLibraries.sdlVersion != nil else { return [] }
        do {
            let pads = try Gamepad.all()
            let found =
                pads.map(Self.diagnosis)
                + (try Gamepad.otherDevices()).map { name in
                    Diagnosis("gamepads", .note, "\(name) is no gamepad that SDL has a map for, and is not played on")
                }
            if !pads.isEmpty { return found }
            return found + [Diagnosis("gamepads", .note, "none is connected, as far as SDL can see")]
        } catch {
            return [Diagnosis("gamepads", .problem, error.reason)]
        }
    }

    private static func diagnosis(_ pad: Gamepad) -> Diagnosis {
        if pad.hasRumble || pad.hasTriggerRumble {
            return Diagnosis("gamepads", .fine, "gamepad:\(pad.index), \(pad.name), has motors")
        }
        return Diagnosis(
            "gamepads", .problem, "gamepad:\(pad.index), \(pad.name), has no rumble as far as SDL can tell",
            remedy:
                "try it on a cable; check that the driver of the pad has force feedback, and that its device can be "
                + "written (below)")
    }

    /// Whether this user may read and write the devices of pads: rumble is written.
    package func permissions() -> [Diagnosis] {
        guard system.hasInputFolder else {
            return [
                Diagnosis(
                    "permissions", .note, "there is no /dev/input: the kernel has no input devices here",
                    remedy: "in a container or a virtual machine, hand the pad through (--device /dev/input)")
            ]
        }
        let nodes = system.padNodes
        guard !nodes.isEmpty else {
            return [Diagnosis("permissions", .note, "the kernel knows of no gamepad in /dev/input")]
        }
        return nodes.map { node in
            if node.isWritable { return Diagnosis("permissions", .fine, "\(node.path), \(node.name), can be written") }
            return Diagnosis(
                "permissions", .problem,
                "\(node.path), \(node.name), may not be \(node.isReadable ? "written" : "opened")",
                remedy: "install the udev rules for gamepads (package steam-devices or game-devices-udev), or add "
                    + "yourself to the group input (sudo usermod -aG input $USER) and log in again")
        }
    }
}

extension String {
    /// Whether it has the words in it, in letters of any case (of ASCII).
    func holds(_ words: String) -> Bool {
        let (all, part) = (Array(lowercased().utf8), Array(words.lowercased().utf8))
        guard !part.isEmpty, part.count <= all.count else { return false }
        return (0...all.count - part.count).contains { all[$0..<$0 + part.count].elementsEqual(part) }
    }
}

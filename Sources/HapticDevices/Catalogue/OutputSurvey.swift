public import HapticPlayback

/// The outputs that are there, and why others are not.
public struct OutputSurvey: Sendable {
    /// An output that can be played on.
    public struct Entry: Equatable, Sendable {
        /// As in `HAPTICS_OUTPUT`, such as `gamepad:0`.
        public var name: String
        /// What it is, in a few words.
        public var title: String
        /// What it can play.
        public var capabilities: OutputCapabilities
        /// How it was found.
        public var origin: String
        /// True for the one that is played on where nobody says which.
        public var isDefault = false
    }

    /// A kind of outputs of which there is none.
    public struct Absence: Equatable, Sendable {
        /// The name of the kind: `gamepad` or `audio`.
        public var name: String
        /// Why, and what to do about it.
        public var reason: String
    }

    /// Devices first, then what needs none.
    public private(set) var entries: [Entry] = []
    /// What is missing.
    public private(set) var absences: [Absence] = []

    /// Looks for all of them now.
    public init() {
        addPads()
        addSoundDevices()
        addBuiltIn()
        markDefault()
    }

    private mutating func addPads() {
        do throws(OutputError) {
            let pads = try Gamepad.all()
            for pad in pads {
                guard pad.hasRumble || pad.hasTriggerRumble else {
                    absences.append(Absence(name: "gamepad:\(pad.index)", reason: "\(pad.name) has no rumble motors"))
                    continue
                }
                let motors = pad.hasRumble ? pad.hasTriggerRumble ? "handles and triggers" : "handles" : "triggers"
                entries.append(
                    Entry(
                        name: "gamepad:\(pad.index)", title: "\(pad.name), motors in \(motors)",
                        capabilities: GamepadOutput().capabilities, origin: "connected gamepad"))
            }
            if pads.isEmpty { absences.append(Absence(name: "gamepad", reason: "no gamepad is connected")) }
        } catch {
            absences.append(Absence(name: "gamepad", reason: error.reason))
        }
    }

    private mutating func addSoundDevices() {
        do throws(OutputError) {
            let (system, devices) = (try AudioDevice.system(), try AudioDevice.all())
            for device in devices {
                let channels = device.channels > 0 ? ", \(device.channels) channels" : ""
                entries.append(
                    Entry(
                        name: "audio:\(device.name)", title: "sound device\(channels)",
                        capabilities: AudioOutput().capabilities, origin: "sound system \(system)"))
            }
            if devices.isEmpty { return absences.append(Absence(name: "audio", reason: "there is no sound device")) }
            entries.append(
                Entry(
                    name: "preview", title: "haptics made audible on the default sound device",
                    capabilities: AudioOutput(isPreview: true).capabilities, origin: "sound system \(system)"))
        } catch {
            absences.append(Absence(name: "audio", reason: error.reason))
        }
    }

    private mutating func addBuiltIn() {
        entries += [
            Entry(
                name: "wav:PATH", title: "a file that grows in real time", capabilities: OutputCapabilities(),
                origin: "built in"),
            Entry(
                name: "null", title: "plays nothing, in real time", capabilities: NullOutput().capabilities,
                origin: "built in"),
            Entry(
                name: "virtual", title: "plays nothing, on a clock that a program advances",
                capabilities: VirtualOutput().capabilities, origin: "built in"),
        ]
    }

    private mutating func markDefault() {
        let chosen = OutputCatalogue.environmentName
        let index = entries.firstIndex { entry in
            guard let chosen else { return entry.name.utf8.starts(with: "gamepad:".utf8) }
            let isFile = entry.name == "wav:PATH" && chosen.utf8.starts(with: "wav:".utf8)
            let isFirst = entry.name.utf8.starts(with: "\(chosen):".utf8) && (chosen == "gamepad" || chosen == "audio")
            return entry.name == chosen || isFile || isFirst
        }
        if let index { entries[index].isDefault = true }
    }
}

extension OutputError {
    /// What is wrong, without the name of the device.
    var reason: String {
        switch self {
        case .unavailable(_, let reason), .file(_, let reason): reason
        default: description
        }
    }
}

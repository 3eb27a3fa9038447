package import HapticPlayback

/// The outputs that are there, and why others are not.
package struct OutputSurvey: Sendable {
    /// An output that can be played on.
    package struct Entry: Equatable, Sendable {
        /// As in `HAPTICS_OUTPUT`, such as `gamepad:0`.
        package var name: String
        /// What it is, in a few words.
        package var title: String
        /// What it can play.
        package var capabilities: OutputCapabilities
        /// How it was found.
        package var origin: String
        /// True for the one that is played on where nobody says which.
        package var isDefault = false
    }

    /// A kind of outputs of which there is none.
    package struct Absence: Equatable, Sendable {
        /// The name of the kind: `gamepad` or `audio`.
        package var name: String
        /// Why, and what to do about it.
        package var reason: String
    }

    /// What the environment names.
    package struct Chosen: Equatable, Sendable {
        /// As it stands there.
        package var name: String
        /// Why nothing is played on by that name; `nil` where all is well.
        package var fault: String?
    }

    /// What the environment names; `nil` where it names nothing.
    package private(set) var chosen: Chosen?
    /// Devices first, then what needs none.
    package private(set) var entries: [Entry] = []
    /// What is missing.
    package private(set) var absences: [Absence] = []

    /// Looks for all of them now.
    package init() {
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
                name: "virtual", title: "plays nothing, on a clock that a program advances; not for 'haptics play'",
                capabilities: VirtualOutput().capabilities, origin: "built in"),
        ]
    }

    private mutating func markDefault() {
        let name = OutputCatalogue.environmentName
        let index = name.map { place(of: $0) } ?? entries.firstIndex { $0.name.utf8.starts(with: "gamepad:".utf8) }
        if let index { entries[index].isDefault = true }
        chosen = name.map { Chosen(name: $0, fault: index == nil ? Self.fault(of: $0) : nil) }
    }

    /// The one that a name from outside means.
    private func place(of name: String) -> Int? {
        if let place = entries.firstIndex(where: { $0.name == name }) { return place }
        if name.utf8.starts(with: "wav:".utf8), name != "wav:" { return entries.firstIndex { $0.name == "wav:PATH" } }
        if name == "gamepad" || name == "audio" {
            return entries.firstIndex { $0.name.utf8.starts(with: "\(name):".utf8) }
        }
        guard name.utf8.starts(with: "audio:".utf8) else { return nil }
        let part = String(name.dropFirst("audio:".count))
        return entries.firstIndex {
            $0.name.utf8.starts(with: "audio:".utf8) && String($0.name.dropFirst("audio:".count)).holds(part)
        }
    }

    /// Why nothing is here by a name.
    private static func fault(of name: String) -> String {
        do throws(OutputError) {
            _ = try OutputCatalogue.output(named: name)
            return "no such device is here"
        } catch {
            return "that means nothing: say one of \(OutputCatalogue.names.joined(separator: ", "))"
        }
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

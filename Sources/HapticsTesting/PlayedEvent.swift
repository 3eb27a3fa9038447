import HapticPatterns
import HapticRendering

/// A recorded event with all that is known of it.
struct PlayedEvent {
    var event: RecordedEvent
    let player: Int
    /// Intensity and sharpness, or volume and pitch, as the event itself states them.
    let own: (strength: Double, colour: Double)
    /// The controls of both while it lasted, as far as time has passed.
    let controls: (strength: Course, colour: Course)

    /// Intensity or volume while it lasted.
    var strength: Course { controls.strength.map { Numerics.unit(own.strength * $0) } }

    /// Sharpness or pitch while it lasted.
    var colour: Course {
        let lowest = event.kind.isHaptic ? 0.0 : -1
        return controls.colour.map { own.colour + $0 }.clamped(to: lowest...1)
    }

    /// Seconds on the recorder's clock, as far as is known.
    var end: Double { event.time + (event.duration ?? 0) }

    /// Puts intensity and sharpness among the parameters.
    mutating func state() {
        let ids: (EventParameterID, EventParameterID) =
            event.kind.isHaptic ? (.hapticIntensity, .hapticSharpness) : (.audioVolume, .audioPitch)
        (event.parameters[ids.0], event.parameters[ids.1]) = (event.intensity, event.sharpness)
    }

    /// True for what is held, so that controls act on all of it.
    var isHeld: Bool { event.kind != .hapticTransient }
}

extension Record {
    /// A straight piece of a control, from a time on.
    struct ControlLine {
        let time: Double
        let value: Double
        /// Change a second.
        let slope: Double
    }

    /// A control of a player.
    struct ControlKey: Hashable {
        let player: Int
        let id: DynamicParameterID
    }

    /// Keeps a line in its place: mostly the last.
    mutating func add(_ line: ControlLine, to key: ControlKey) {
        var place = lines[key]?.count ?? 0
        while place > 0, let before = lines[key]?[place - 1], before.time >= line.time {
            place -= 1
            // What is noted later of the same time holds.
            if before.time == line.time { lines[key]?.remove(at: place) }
        }
        lines[key, default: []].insert(line, at: place)
    }

    /// How a control of a player moves between two times.
    func course(of key: ControlKey, from start: Double, to end: Double) -> Course {
        let lines = lines[key] ?? []
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = low + (high - low) / 2
            if lines[middle].time <= start { low = middle + 1 } else { high = middle }
        }
        var pieces: [Course.Piece] = []
        for index in max(low - 1, 0)..<max(lines.count, 1) where index < lines.count {
            let line = lines[index]
            let from = max(line.time, start)
            guard from < end || pieces.isEmpty else { break }
            let to = index + 1 < lines.count ? min(max(lines[index + 1].time, from), end) : end
            let first = line.value + line.slope * (from - line.time)
            pieces.append(.init(start: from, end: to, first: first, last: first + line.slope * (to - from)))
        }
        return Course(pieces, otherwise: Double(key.id.neutralValue), at: start)
    }

    /// The controls of intensity and sharpness, or volume and pitch.
    static func controls(of kind: HapticEvent.Kind) -> (strength: DynamicParameterID, colour: DynamicParameterID) {
        kind.isHaptic ? (.hapticIntensityControl, .hapticSharpnessControl) : (.audioVolumeControl, .audioPitchControl)
    }

    /// An event with all that is known of it at a time.
    func played(_ noted: Noted, until now: Double) -> PlayedEvent {
        var event = noted.event
        event.feedback = starts[noted.player]?[noted.start]
        state(noted, in: &event)
        let ids = Self.controls(of: event.kind)
        let end = event.kind == .hapticTransient ? event.time : min(event.time + (event.duration ?? .infinity), now)
        let course = { (id: DynamicParameterID) in
            self.course(of: ControlKey(player: noted.player, id: id), from: event.time, to: max(end, event.time))
        }
        var played = PlayedEvent(
            event: event, player: noted.player, own: noted.own, controls: (course(ids.strength), course(ids.colour)))
        guard event.kind != .hapticTransient else { return played }
        // What was sent at the very moment, after the event was noted, holds from its start on.
        if begins(ControlKey(player: noted.player, id: ids.strength), by: event.time) {
            played.event.intensity = Float(played.strength.first)
        }
        if begins(ControlKey(player: noted.player, id: ids.colour), by: event.time) {
            played.event.sharpness = Float(played.colour.first)
        }
        played.event.peakIntensity = max(played.event.intensity, Float(played.strength.greatest))
        played.state()
        return played
    }

    /// True where a line of a control was noted by a time.
    private func begins(_ key: ControlKey, by time: Double) -> Bool {
        lines[key]?.first.map { $0.time <= time } ?? false
    }

    /// What an event has from its pattern alone.
    private func state(_ noted: Noted, in event: inout RecordedEvent) {
        guard let events = patterns[noted.player]?.events, events.indices.contains(noted.source) else { return }
        let stated = events[noted.source]
        guard !stated.kind.isHaptic else { return }
        event.sound = stated.sound
        for id in [EventParameterID.audioPan, .audioBrightness] { event.parameters[id] = stated.parameters[id] }
    }
}

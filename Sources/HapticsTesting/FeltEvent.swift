import HapticPatterns

/// A tap or a vibration as it is felt, of a session or of a pattern.
struct FeltEvent {
    let kind: HapticEvent.Kind
    var time: Double
    let duration: Double?
    /// While it lasts, from its own start on; sharpness likewise.
    let intensity: Course
    let sharpness: Course
    /// Attack, decay and release, 0...1; no decay where the level is held.
    let attack: Float
    let decay: Float?
    let release: Float

    init(_ played: PlayedEvent) {
        let event = played.event
        (kind, time, duration) = (event.kind, event.time, event.duration)
        intensity = played.isHeld ? played.strength.since(event.time) : Course(Double(event.intensity), from: 0, to: 0)
        sharpness = played.isHeld ? played.colour.since(event.time) : Course(Double(event.sharpness), from: 0, to: 0)
        attack = event.parameters[.attackTime] ?? 0
        decay = event.parameters[.sustained] == 0 ? event.parameters[.decayTime] ?? 0 : nil
        release = event.parameters[.releaseTime] ?? 0
    }
}

extension HapticPattern {
    /// Its taps and vibrations of any intensity, in their order, as they are felt under its parameters and curves.
    var felt: [FeltEvent] {
        let pattern = normalized().pattern
        let tracks = PatternControls(pattern)
        let events = pattern.events.filter { $0.kind.isHaptic }.map { FeltEvent($0, tracks) }
        return events.filter { $0.intensity.greatest > 0 }
    }
}

/// The controls of what is felt.
private struct PatternControls {
    let intensity: ControlTrack
    let sharpness: ControlTrack
    let attack: ControlTrack
    let decay: ControlTrack
    let release: ControlTrack

    init(_ pattern: HapticPattern) {
        intensity = pattern.controlTrack(for: .hapticIntensityControl)
        sharpness = pattern.controlTrack(for: .hapticSharpnessControl)
        attack = pattern.controlTrack(for: .hapticAttackTimeControl)
        decay = pattern.controlTrack(for: .hapticDecayTimeControl)
        release = pattern.controlTrack(for: .hapticReleaseTimeControl)
    }
}

extension FeltEvent {
    fileprivate init(_ event: HapticEvent, _ controls: PatternControls) {
        let isTap = event.kind == .hapticTransient
        (kind, time, duration) = (event.kind, event.time, isTap ? nil : event.duration)
        let end = isTap ? event.time : event.time + (event.duration ?? 0)
        intensity = controls.intensity.course(from: event.time, to: end).map {
            Double(event.effectiveValue(of: .hapticIntensity, control: Float($0)))
        }
        sharpness = controls.sharpness.course(from: event.time, to: end).map {
            Double(event.value(of: .hapticSharpness)) + $0
        }.clamped(to: 0...1)
        let unit = { (id: EventParameterID, control: Float) in min(max(event.value(of: id) + control, 0), 1) }
        attack = isTap ? 0 : unit(.attackTime, controls.attack.value(at: event.time))
        let isHeld = isTap || event.value(of: .sustained) >= 0.5
        decay = isHeld ? nil : unit(.decayTime, controls.decay.value(at: event.time))
        release = isTap ? 0 : unit(.releaseTime, controls.release.value(at: end))
    }
}

extension ControlTrack {
    /// The value between two times, from the first of them on.
    fileprivate func course(from start: Double, to end: Double) -> Course {
        var pieces: [Course.Piece] = []
        // What begins at the end is no part of it.
        for segment in segments where segment.end > start && (segment.start < end || segment.start <= start) {
            let (from, to) = (max(segment.start, start), min(segment.end, end))
            let values = (Double(segment.value(at: from)), Double(segment.value(at: to)))
            pieces.append(.init(start: from - start, end: to - start, first: values.0, last: values.1))
        }
        return Course(pieces, otherwise: Double(value(at: start)), at: 0)
    }
}

extension Course {
    /// The same with its times counted from another one.
    fileprivate func since(_ origin: Double) -> Course {
        let pieces = pieces.map { piece in
            var piece = piece
            (piece.start, piece.end) = (piece.start - origin, piece.end - origin)
            return piece
        }
        return Course(pieces, otherwise: first, at: 0)
    }
}

import HapticPatterns

extension Binder {
    mutating func bindEvent(entry: Int32, body: Int32) {
        let syntax = members(ofEvent: entry, body)
        let kind = eventKind(syntax)
        let time = time(at: syntax.time)
        if syntax.time < 0 { noteMissing(.time, in: body) }
        let duration = duration(syntax, kind)
        let parameters = eventParameters(syntax, kind)
        let sound = sound(syntax, kind)
        guard let kind else {
            entries.append(EntrySyntax(node: entry, kind: .event, index: -1))
            return
        }
        entries.append(EntrySyntax(node: entry, kind: .event, index: Int32(events.count)))
        eventSyntax.append(syntax)
        events.append(
            HapticEvent(kind: kind, time: time, duration: duration, parameters: parameters, sound: sound))
    }

    @inline(__always)
    private mutating func members(ofEvent entry: Int32, _ body: Int32) -> EventSyntax {
        var syntax = EventSyntax(entry: entry, body: body)
        var members = MemberCheck(role: .event)
        for key in tape.children(of: Int(body)) {
            let value = Int32(key + 1)
            switch check(key, &members) {
            case .eventType: syntax.type = value
            case .time: syntax.time = value
            case .eventDuration: syntax.duration = value
            case .eventParameters: syntax.parameters = value
            case .eventWaveformPath: syntax.path = value
            case .eventWaveformUseVolumeEnvelope: syntax.envelope = value
            case .eventWaveformLoopEnabled: syntax.loops = value
            default: noteUnknown(key, role: .event)
            }
        }
        return syntax
    }

    private mutating func eventKind(_ syntax: EventSyntax) -> HapticEvent.Kind? {
        guard syntax.type >= 0 else {
            noteMissing(.eventType, in: syntax.body)
            return nil
        }
        guard isString(at: syntax.type) else { return nil }
        let kind = tape[Int(syntax.type)].word.eventKind
        if kind == nil { note(.unknownEventType, node: syntax.type) }
        return kind
    }

    private mutating func duration(_ syntax: EventSyntax, _ kind: HapticEvent.Kind?) -> Double? {
        guard syntax.duration >= 0 else {
            if kind == .hapticContinuous, !isDamaged(syntax.body) {
                note(.durationMissing, node: syntax.body, length: 1)
            }
            return nil
        }
        guard let duration = number(at: syntax.duration) else { return nil }
        if duration < 0 { note(.negativeDuration, node: syntax.duration) }
        if duration == 0, kind == .hapticContinuous { note(.zeroDuration, node: syntax.duration) }
        return duration
    }

    private mutating func eventParameters(_ syntax: EventSyntax, _ kind: HapticEvent.Kind?) -> EventParameters {
        var result = EventParameters()
        guard syntax.parameters >= 0 else { return result }
        guard tape[Int(syntax.parameters)].kind == .array else {
            noteNoValue(.array, at: syntax.parameters)
            return result
        }
        // The node that stated each parameter first, to name it when the parameter stands twice.
        var seen: UInt16 = 0
        for object in tape.children(of: Int(syntax.parameters)) {
            guard let (id, value) = eventParameter(Int32(object)) else { continue }
            let bit: UInt16 = 1 &<< UInt16(id.rawValue)
            if seen & bit != 0 { note(.duplicateParameter, node: Int32(object)) }
            seen |= bit
            if let kind, !id.applies(to: kind) { noteInapplicable(Int32(object), kind) }
            if let value { result[id] = value }
        }
        return result
    }

    private mutating func eventParameter(_ object: Int32) -> (EventParameterID, Float?)? {
        guard tape[Int(object)].kind == .object else {
            noteNoValue(.object, at: object)
            return nil
        }
        let (idNode, valueNode) = idAndValue(object)
        guard let (id, word) = eventParameterID(idNode) else {
            // A value that is no number is a fault all the same.
            _ = number(at: valueNode)
            return nil
        }
        return (id, value(at: valueNode, in: id.range, of: word))
    }

    private mutating func eventParameterID(_ node: Int32) -> (EventParameterID, KnownWord)? {
        guard node >= 0, isString(at: node) else { return nil }
        let word = tape[Int(node)].word
        guard let id = word.eventParameter else {
            note(.unknownEventParameter, node: node)
            return nil
        }
        return (id, word)
    }

    @inline(__always)
    private mutating func idAndValue(_ object: Int32) -> (id: Int32, value: Int32) {
        var members = MemberCheck(role: .eventParameters)
        var (id, value): (Int32, Int32) = (-1, -1)
        for key in tape.children(of: Int(object)) {
            switch check(key, &members) {
            case .parameterID: id = Int32(key + 1)
            case .parameterValue: value = Int32(key + 1)
            default: noteUnknown(key, role: .eventParameters)
            }
        }
        if id < 0 { noteMissing(.parameterID, in: object) }
        if value < 0 { noteMissing(.parameterValue, in: object) }
        return (id, value)
    }

    private mutating func sound(_ syntax: EventSyntax, _ kind: HapticEvent.Kind?) -> HapticEvent.Sound? {
        let envelope = boolean(at: syntax.envelope)
        let loops = boolean(at: syntax.loops)
        if let kind, kind != .audioCustom {
            for node in [syntax.path, syntax.envelope, syntax.loops] where node >= 0 {
                noteInapplicable(node - 1, kind)
            }
        }
        guard syntax.path >= 0 else {
            if kind == .audioCustom, !isDamaged(syntax.body) {
                note(.waveformPathMissing, node: syntax.body, length: 1)
            }
            return nil
        }
        guard isString(at: syntax.path), kind == .audioCustom else { return nil }
        return HapticEvent.Sound(
            .path(string(at: syntax.path)), usesVolumeEnvelope: envelope ?? true, loops: loops ?? false)
    }

    private mutating func noteInapplicable(_ node: Int32, _ kind: HapticEvent.Kind) {
        let word = KnownWord.allCases.first { $0.eventKind == kind } ?? .unknown
        note(.inapplicableParameter, node: node, other: UInt32(word.rawValue))
    }

    private func string(at node: Int32) -> String {
        AHAPDocument.string(at: node, in: tape, bytes: bytes)
    }
}

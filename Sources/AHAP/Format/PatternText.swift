import HapticPatterns

/// A pattern that is being written. Everything in it is finite, as ``AHAPWriter`` has seen to.
struct PatternText {
    private(set) var text: CanonicalText

    init(capacity: Int) { text = CanonicalText(capacity: capacity) }

    mutating func write(_ pattern: HapticPattern, metadata: [(key: String, value: String)]) {
        text.open(UInt8(ascii: "{"))
        text.member(.version)
        text.version(1)
        if !metadata.isEmpty { write(metadata) }
        text.member(.pattern)
        text.open(UInt8(ascii: "["))
        writeEntries(pattern)
        text.close(UInt8(ascii: "]"))
        text.close(UInt8(ascii: "}"))
        text.finish()
    }

    private mutating func write(_ metadata: [(key: String, value: String)]) {
        text.member(.metadata)
        text.open(UInt8(ascii: "{"))
        for (key, value) in metadata {
            text.next()
            text.quoted(key)
            text.colon()
            text.quoted(value)
        }
        text.close(UInt8(ascii: "}"))
    }

    /// Merges the three lists by time. Each keeps its order, so sorted lists give a sorted file.
    private mutating func writeEntries(_ pattern: HapticPattern) {
        var (events, parameters, curves) = (pattern.events[...], pattern.parameters[...], pattern.curves[...])
        while true {
            // What has nothing left is never the earliest: every time in the pattern is finite.
            let event = events.first?.time ?? .infinity
            let parameter = parameters.first?.time ?? .infinity
            let curve = curves.first?.time ?? .infinity
            if event <= min(parameter, curve), let first = events.popFirst() {
                write(first)
            } else if parameter <= curve, let first = parameters.popFirst() {
                write(first)
            } else if let first = curves.popFirst() {
                write(first)
            } else {
                return
            }
        }
    }

    // MARK: Entries

    private mutating func write(_ event: HapticEvent) {
        openEntry(.event)
        text.member(.time)
        text.number(event.time)
        text.member(.eventType)
        text.string(event.kind.name)
        if let duration = event.duration {
            text.member(.eventDuration)
            text.number(duration)
        }
        if let sound = event.sound { write(sound) }
        if !event.parameters.isEmpty { write(event.parameters) }
        closeEntry()
    }

    private mutating func write(_ sound: HapticEvent.Sound) {
        guard case .path(let path) = sound.source else { return }
        text.member(.eventWaveformPath)
        text.quoted(path)
        if !sound.usesVolumeEnvelope {
            text.member(.eventWaveformUseVolumeEnvelope)
            text.boolean(false)
        }
        if sound.loops {
            text.member(.eventWaveformLoopEnabled)
            text.boolean(true)
        }
    }

    private mutating func write(_ parameters: EventParameters) {
        text.member(.eventParameters)
        text.open(UInt8(ascii: "["))
        for (id, value) in parameters {
            text.next()
            text.open(UInt8(ascii: "{"), isRow: true)
            text.member(.parameterID)
            text.string(id.name)
            text.member(.parameterValue)
            text.number(value)
            text.close(UInt8(ascii: "}"))
        }
        text.close(UInt8(ascii: "]"))
    }

    private mutating func write(_ parameter: DynamicParameter) {
        openEntry(.parameter, isRow: true)
        text.member(.parameterID)
        text.string(parameter.id.name)
        text.member(.time)
        text.number(parameter.time)
        text.member(.parameterValue)
        text.number(parameter.value)
        closeEntry()
    }

    private mutating func write(_ curve: ParameterCurve) {
        openEntry(.parameterCurve)
        text.member(.parameterID)
        text.string(curve.id.name)
        text.member(.time)
        text.number(curve.time)
        text.member(.parameterCurveControlPoints)
        text.open(UInt8(ascii: "["))
        for point in curve.points { write(point) }
        text.close(UInt8(ascii: "]"))
        closeEntry()
    }

    private mutating func write(_ point: ControlPoint) {
        text.next()
        text.open(UInt8(ascii: "{"), isRow: true)
        text.member(.time)
        text.number(point.time)
        text.member(.parameterValue)
        text.number(point.value)
        text.close(UInt8(ascii: "}"))
    }

    private mutating func openEntry(_ kind: KnownWord, isRow: Bool = false) {
        text.next()
        text.open(UInt8(ascii: "{"), isRow: isRow)
        text.member(kind)
        text.open(UInt8(ascii: "{"))
    }

    private mutating func closeEntry() {
        text.close(UInt8(ascii: "}"))
        text.close(UInt8(ascii: "}"))
    }
}

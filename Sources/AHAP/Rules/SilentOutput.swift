import HapticPatterns

extension Rule {
    static let silentOutput = Rule(
        .ah111, "silent-output", .warning,
        page: Page(
            what: """
                An event makes no output: its intensity (its volume, for a sound) is 0 from start to end, by its own \
                parameter or by a control. If that is so of all events, the pattern is reported once.
                """,
            why: """
                The event plays, takes its time and cannot be felt or heard. Usually a value was left at 0, or an intensity \
                curve fell to 0 before and stays there: a control keeps its last value.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient", "EventParameters": [
                      { "ParameterID": "HapticIntensity", "ParameterValue": 0 }
                    ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient", "EventParameters": [
                      { "ParameterID": "HapticIntensity", "ParameterValue": 0.5 }
                    ] } }
                  ]
                }
                """
        )
    ) { document, report in
        let events = document.pattern.events
        let mutes = Mutes(document.pattern)
        let silent =
            mutes.isEmpty
            ? events.indices.filter { events[$0].isSilentByItself }
            : events.indices.filter { events[$0].isSilentByItself || mutes.silence(events[$0]) }
        if silent.count == events.count, events.count > 1 {
            return reportSilence(ofAll: silent.count, in: document, to: &report)
        }
        for index in silent { reportSilence(ofEvent: index, in: document, to: &report) }
    }

    private static func reportSilence(ofAll count: Int, in document: AHAPDocument, to report: inout FindingSink) {
        report.report(
            document.range(of: document.patternNode - 1),
            "the pattern makes no output: each of its \(count) events is at 0 all along",
            hint: "raise their intensity or volume, or the control that holds it at 0")
    }

    private static func reportSilence(ofEvent index: Int, in document: AHAPDocument, to report: inout FindingSink) {
        let event = document.pattern.events[index]
        let syntax = document.events[index]
        if event.isSilentByItself {
            report.report(
                document.range(of: document.valueNode(of: event.level, inEvent: index) ?? syntax.type),
                "this event makes no output: its \(event.level.name) is 0",
                hint: "raise it, or remove the event")
        } else {
            report.report(
                document.range(of: syntax.time, orBraceOf: syntax.body),
                "this event makes no output: \(event.levelControl.name) is 0 all along",
                hint: "a control keeps its last value until another one replaces it; raise it, or remove the event")
        }
    }
}

/// The controls that hold events at 0, if any comes down to it.
private struct Mutes {
    private let intensity: ControlTrack?
    private let volume: ControlTrack?

    init(_ pattern: HapticPattern) {
        intensity = Mutes.track(.hapticIntensityControl, in: pattern)
        volume = Mutes.track(.audioVolumeControl, in: pattern)
    }

    private static func track(_ id: DynamicParameterID, in pattern: HapticPattern) -> ControlTrack? {
        let comesDown =
            pattern.parameters.contains { $0.id == id && $0.value <= 0 }
            || pattern.curves.contains { curve in curve.id == id && curve.points.contains { $0.value <= 0 } }
        return comesDown ? pattern.controlTrack(for: id) : nil
    }

    /// True if no control comes down to 0.
    var isEmpty: Bool { intensity == nil && volume == nil }

    /// True if a control holds an event at 0 from its start to its end.
    @inline(__always)
    func silence(_ event: HapticEvent) -> Bool {
        guard let track = event.kind.isHaptic ? intensity : volume, event.makesOutput else { return false }
        // A microsecond of slack at the end, where the control may step up for the next event.
        let end = max(event.time, event.outputEnd - 1e-6)
        return track.extremes(in: event.time...end).max <= 0
    }
}

extension HapticEvent {
    fileprivate var levelControl: DynamicParameterID { kind.isHaptic ? .hapticIntensityControl : .audioVolumeControl }

    /// False for a continuous event without a duration, which other rules report.
    fileprivate var makesOutput: Bool { kind != .hapticContinuous || duration ?? 0 > 0 }
}

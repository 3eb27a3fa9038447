import HapticPatterns

extension Rule {
    static let overlappingRelease = Rule(
        .ah121, "overlapping-release", .note,
        page: Page(
            what: "The stated release of a continuous haptic event is not over when the next haptic event begins.",
            why: """
                The duration of a continuous event ends where its release begins, so the release reaches past it. The next \
                event then starts on top of a fading one: its onset is blurred, and a gap that was meant to be felt is filled. \
                `ReleaseTime` is no number of seconds: it grows exponentially from the shortest that the system does to \
                the longest. Apple publishes no milliseconds; we take 2 ms at 0 and 1 s at 1.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.4,
                      "EventParameters": [ { "ParameterID": "ReleaseTime", "ParameterValue": 0.8 } ] } },
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.4,
                      "EventParameters": [ { "ParameterID": "ReleaseTime", "ParameterValue": 0.6 } ] } },
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient" } }
                  ]
                }
                """
        )
    ) { document, report in
        let events = document.pattern.events
        guard let first = events.firstIndex(where: { $0.statesRelease }) else { return }
        let starts = document.pattern.startTimes { $0.kind.isHaptic && !$0.isSilentByItself }
        let controlled = document.pattern.controlsInUse.contains(.hapticReleaseTimeControl)
        let track = controlled ? document.pattern.controlTrack(for: .hapticReleaseTimeControl) : nil
        for index in first..<events.count where events[index].statesRelease {
            let end = events[index].bodyEnd
            let value = events[index].effectiveValue(of: .releaseTime, control: track?.value(at: end) ?? 0)
            let release = EnvelopeTime.release(value)
            // A microsecond of slack for an event that touches.
            guard let next = starts.elements(from: end - 1e-6, before: end + release - 1e-6).first,
                let node = document.valueNode(of: .releaseTime, inEvent: index)
            else { continue }
            reportRelease(of: release, at: node, in: document, gap: max(0, next - end), next: next, to: &report)
        }
    }

    private static func reportRelease(
        of release: Double, at node: Int32, in document: AHAPDocument, gap: Double, next: Double,
        to report: inout FindingSink
    ) {
        let begin = gap == 0 ? "as this one ends" : "\(Phrase.seconds(gap)) after this one ends"
        let fitting = EnvelopeTime.longestRelease(within: gap).map {
            "a ReleaseTime of \(Phrase.number(Double($0), places: 2)) would be over by then; "
        }
        report.report(
            document.range(of: node),
            "the release of about \(Phrase.seconds(release)) reaches into the event at \(Phrase.seconds(next)), "
                + "which begins " + begin,
            hint: (fitting ?? "leave a gap, or join the two; ") + "milliseconds are our reading, Apple publishes none")
    }
}

extension HapticEvent {
    /// True if a release was asked for that will be played: not after a decay that is over before.
    fileprivate var statesRelease: Bool {
        guard kind == .hapticContinuous, let release = parameters[.releaseTime], release > 0,
            let duration, duration > 0, !isSilentByItself
        else { return false }
        return !decays
            || duration < EnvelopeTime.attack(value(of: .attackTime)) + EnvelopeTime.decay(value(of: .decayTime))
    }
}

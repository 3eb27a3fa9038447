/// When the events of a pattern hear a control.
struct EventSpans {
    private let id: DynamicParameterID
    private let ignoringTails: Bool
    private let hapticRelease: ControlTrack
    private let audioRelease: ControlTrack

    init(_ pattern: HapticPattern, for id: DynamicParameterID, ignoringTails: Bool) {
        self.id = id
        self.ignoringTails = ignoringTails
        hapticRelease = pattern.controlTrack(for: .hapticReleaseTimeControl)
        audioRelease = pattern.controlTrack(for: .audioReleaseTimeControl)
    }

    /// From the event's start to its end, in seconds: up to its stated end and not there, or with what rings on after.
    ///
    /// The length of a release is decided at the event's end, so that the release controls count there too.
    func span(of event: HapticEvent) -> ClosedRange<Double> {
        let end = event.bodyEnd
        if ignoringTails { return event.time...max(event.time, end.nextDown) }
        let release = (event.kind.isHaptic ? hapticRelease : audioRelease).value(at: end)
        let tail = event.tail(release: event.effectiveValue(of: .releaseTime, control: release))
        if tail == 0, id.target != .releaseTime { return event.time...max(event.time, end.nextDown) }
        return event.time...(end + tail)
    }
}

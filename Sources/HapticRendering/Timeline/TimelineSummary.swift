/// What a renderer must know of all events before the first sample.
struct TimelineSummary {
    /// Where the last event falls silent, as a position.
    private(set) var end = 0.0
    /// Samples of the longest event, its effect on motors included.
    private(set) var longest = 0.0
    /// How many events are under way at once at most; one that ends within a sample of another's start counts too,
    /// since a loop may begin between samples.
    let mostVoices: Int
    private(set) var hasAudio = false
    /// Samples for which a tap counts on motors.
    let motorTap: Double

    init(_ events: borrowing FlatArray<TimelineEvent>, _ settings: RenderSettings) {
        motorTap = max(settings.motors.heavyTap, settings.motors.lightTap) * settings.sampleRate
        var open = EndQueue()
        var most = 0
        for index in 0..<events.count {
            let event = events[index]
            let reach = event.reach(motorTap: motorTap)
            end = max(end, event.start + event.length)
            longest = max(longest, reach)
            hasAudio = hasAudio || !event.isHaptic
            while open.removeFirst(notAfter: event.start - 2) != nil {}
            open.add(EndQueue.End(position: event.start + reach, event: index))
            most = max(most, open.count)
        }
        mostVoices = most
    }

    /// From where to where an event counts, as positions.
    func span(of event: TimelineEvent) -> (start: Double, end: Double) {
        (event.start, event.start + event.reach(motorTap: motorTap))
    }
}

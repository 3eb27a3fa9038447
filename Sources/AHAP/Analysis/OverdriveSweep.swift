import HapticPatterns

/// Walks over the starts and ends of continuous events in time order, with the sum of their drives in between.
struct OverdriveSweep {
    /// Overlaps of so many seconds do not count: events that should touch may be off by rounding.
    static var slack: Double { 0.001 }
    /// Full drive, and a millionth for rounding.
    private static var full: Double { 1 + 1e-6 }

    private let events: [HapticEvent]
    private let track: ControlTrack?
    /// Indices by start, and by end.
    private let starting: [Int32]
    private let ending: [Int32]
    /// Positions in ``starting`` of what may still sound, latest last.
    private var sounding: [Int] = []
    private var active = 0
    private var sum = 0.0
    private var isOver = false
    private var found: [Overdrive] = []

    init(_ pattern: HapticPattern) {
        let events = pattern.events
        let order = EventOrder(events)
        let starting = (0..<order.count).map { Int32(truncatingIfNeeded: order[$0]) }.filter {
            let event = events[Int($0)]
            return event.kind == .hapticContinuous && !event.isSilentByItself && event.bodyEnd.isFinite
                && event.bodyEnd - OverdriveSweep.slack > event.time
        }
        self.events = events
        self.starting = starting
        ending = starting.sorted { events[Int($0)].bodyEnd < events[Int($1)].bodyEnd }
        let isControlled = pattern.controlsInUse.contains(.hapticIntensityControl)
        track = isControlled ? pattern.controlTrack(for: .hapticIntensityControl) : nil
    }

    mutating func run() -> [Overdrive] {
        var started = 0
        var ended = 0
        while ended < ending.count {
            let now: Double
            if start(started) < end(ended) {
                now = start(started)
                add(started)
                started += 1
            } else {
                now = end(ended)
                remove(ended)
                ended += 1
            }
            look(from: now, until: min(start(started), end(ended)))
        }
        return found
    }

    /// When an event begins, by its position; infinity behind the last one.
    private func start(_ position: Int) -> Double {
        position < starting.count ? events[Int(starting[position])].time : .infinity
    }

    /// When an event counts as over; infinity behind the last one.
    private func end(_ position: Int) -> Double {
        position < ending.count ? events[Int(ending[position])].bodyEnd - OverdriveSweep.slack : .infinity
    }

    private mutating func add(_ position: Int) {
        active += 1
        sum += drive(Int(starting[position]))
        sounding.append(position)
    }

    private mutating func remove(_ position: Int) {
        active -= 1
        sum = active == 0 ? 0 : sum - drive(Int(ending[position]))
    }

    /// The square of an event's own intensity.
    private func drive(_ index: Int) -> Double {
        let intensity = Double(events[index].value(of: .hapticIntensity))
        return intensity * intensity
    }

    // MARK: What sounds together

    /// Looks at a time in which no event begins or ends.
    private mutating func look(from now: Double, until next: Double) {
        guard next > now else { return }
        guard active > 1, sum > OverdriveSweep.full, let (time, drive) = firstExcess(from: now, until: next) else {
            isOver = false
            return
        }
        defer { isOver = true }
        guard !isOver, let event = latestSounding(at: now) else { return }
        found.append(Overdrive(event: event, others: active - 1, time: time, drive: drive))
    }

    /// The first critical time, a border of the time looked at or a control point, at which the sum is too much.
    private func firstExcess(from now: Double, until next: Double) -> (time: Double, drive: Double)? {
        guard let track else { return (now, sum) }
        let highest = Double(track.extremes(in: now...next).max)
        guard sum * highest * highest > OverdriveSweep.full else { return nil }
        let first = max(track.segments.partitioningIndex { $0.start > now } - 1, 0)
        for segment in track.segments[first...] {
            guard segment.start <= next else { break }
            for time in [max(segment.start, now), min(segment.end, next)] {
                let factor = Double(segment.value(at: time))
                if sum * factor * factor > OverdriveSweep.full { return (time, sum * factor * factor) }
            }
        }
        return nil
    }

    /// The event that began last among those that sound, by its index.
    private mutating func latestSounding(at now: Double) -> Int? {
        while let last = sounding.last {
            let index = Int(starting[last])
            if events[index].bodyEnd - OverdriveSweep.slack > now { return index }
            sounding.removeLast()
        }
        return nil
    }
}

/// Where the next event of a timeline comes from: which pass of the loop, and which event of it.
struct Playhead: BitwiseCopyable, Sendable {
    private var pass = 0
    private var event = 0

    /// The position of the start of a pass.
    @inline(__always)
    static func origin(ofPass pass: Int, _ timeline: borrowing Timeline) -> Double {
        pass == 0 ? 0 : Double(pass) * timeline.loopEnd
    }

    /// True once all events of all passes have begun.
    func isFinished(_ timeline: borrowing Timeline) -> Bool {
        event == timeline.events.count && (event == 0 || pass + 1 >= timeline.passes)
    }

    /// The next event that begins before a position, and the start of its pass; `nil` where none does, now or ever.
    @inline(__always)
    mutating func next(before position: Double, _ timeline: borrowing Timeline) -> (event: Int, origin: Double)? {
        if event == timeline.events.count {
            guard pass + 1 < timeline.passes, event > 0 else { return nil }
            pass += 1
            event = 0
        }
        let origin = Self.origin(ofPass: pass, timeline)
        guard origin + timeline.events[event].start < position else { return nil }
        event += 1
        return (event - 1, origin)
    }

    /// The position at which the next event begins; infinity where none does, now or ever.
    func nextStart(_ timeline: borrowing Timeline) -> Double {
        if event < timeline.events.count { return Self.origin(ofPass: pass, timeline) + timeline.events[event].start }
        guard pass + 1 < timeline.passes, event > 0 else { return .infinity }
        return Self.origin(ofPass: pass + 1, timeline) + timeline.events[0].start
    }

    /// Goes to the first event whose first sample is a given one or a later one.
    mutating func seek(to sample: Int, _ timeline: borrowing Timeline) {
        let last = timeline.passes - 1
        pass = last > 0 ? min(max(Numerics.floor(Double(sample) / timeline.loopEnd), 0), last) : 0
        event = Self.firstEvent(from: sample, ofPass: pass, timeline)
    }

    /// The first event of a pass whose first sample is a given one or later. The sum of two positions is rounded, so
    /// that the answer of the index is put right where it misses by a rounding.
    private static func firstEvent(from sample: Int, ofPass pass: Int, _ timeline: borrowing Timeline) -> Int {
        let origin = origin(ofPass: pass, timeline)
        var event = timeline.firstEvent(atOrAfter: (Double(sample) - 1 - origin).nextUp)
        while event > 0, Numerics.ceiling(origin + timeline.events[event - 1].start) >= sample { event -= 1 }
        while event < timeline.events.count, Numerics.ceiling(origin + timeline.events[event].start) < sample {
            event += 1
        }
        return event
    }

    /// The events before the playhead that may still be under way at a sample.
    func survivors(at sample: Int, _ timeline: borrowing Timeline) -> Survivors {
        let behind = timeline.passes > 1 ? Numerics.ceiling(timeline.longest / timeline.loopEnd) + 1 : 0
        return Survivors(pass: max(pass - behind, 0), lastPass: pass, lastEvent: event, sample: sample)
    }

    /// Goes over the events that may be under way at a sample, in order. Some may be over by less than a sample.
    struct Survivors: BitwiseCopyable {
        private var pass: Int
        private var event = 0
        private let lastPass: Int
        private let lastEvent: Int
        private let sample: Int

        init(pass: Int, lastPass: Int, lastEvent: Int, sample: Int) {
            (self.pass, self.lastPass, self.lastEvent, self.sample) = (pass, lastPass, lastEvent, sample)
        }

        mutating func next(_ timeline: borrowing Timeline) -> (event: Int, origin: Double)? {
            while pass <= lastPass {
                let limit = pass == lastPass ? lastEvent : timeline.events.count
                let origin = Playhead.origin(ofPass: pass, timeline)
                let position = Double(sample) - origin - 1
                let found = timeline.nextEvent(from: event, below: limit, lastingBeyond: position)
                if found < limit {
                    event = found + 1
                    return (found, origin)
                }
                pass += 1
                event = 0
            }
            return nil
        }
    }
}

/// An event while it is rendered.
///
/// Own samples count from 0 at the first one at or after the event's start. They are evaluated in spans: a span
/// begins at each 64th own sample and wherever one of the formulas (control, frequency, envelope) gives way to the
/// next. At its first sample everything is computed from the closed forms in double precision, and in between from
/// polynomials of the sample's number in the span. So a sample is the same, to the bit, whichever block asks for it.
///
/// A voice is plain data and belongs to the timeline that it was made from. To enter one in the middle, ask for the
/// samples there: it walks over the lines of its controls up to that place. It only goes forward.
package struct Voice: BitwiseCopyable, Sendable {
    /// Its event: that of the timeline, or what a player made of it.
    package internal(set) var event: TimelineEvent
    /// The renderer's number of its own sample 0.
    package let first: Int
    package internal(set) var grid: SampleGrid
    /// Intensity or volume.
    var level: ControlCursor
    /// From sharpness or pitch; not used by taps.
    var frequency: FrequencyCursor
    /// The own samples for which the piece of the frequency holds.
    var frequencyStart = 0
    var frequencyEnd: Int
    /// Used by what is heard.
    var pan: ControlCursor
    var brightness: ControlCursor
    /// The state of a sound's low-pass.
    var lowPass: (left: Double, right: Double) = (0, 0)

    /// A voice for an event.
    ///
    /// - Parameter origin: The renderer's position of the pattern's start: a whole or broken number of samples.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init(_ number: Int, of timeline: borrowing Timeline, origin: Double) {
        let event = timeline.events[number]
        self.init(event, start: origin + event.start, of: timeline)
    }

    /// A voice for an event that a player may have changed.
    ///
    /// - Parameters:
    ///   - start: The renderer's position of its start.
    ///   - rate: How far the pattern gets on in one sample.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init(_ event: TimelineEvent, start: Double, rate: Double = 1, of timeline: borrowing Timeline) {
        self.event = event
        first = Numerics.ceiling(start)
        var offset = Double(first) - start
        if case .sound = event.body { offset = 0 }
        let grid = SampleGrid(
            origin: event.start, offset: offset,
            count: Self.count(of: event, offset: offset), rate: rate)
        let path = timeline.frequencyPath(of: event, on: grid)
        var phase = 0.0
        if case .continuous(let continuous) = event.body { phase = continuous.phase }
        let isHaptic = event.isHaptic
        if isHaptic {
            frequency = FrequencyCursor(path, timeline.controls.sharpness, phase: phase)
            level = ControlCursor(timeline.controls.intensity, grid)
        } else {
            frequency = FrequencyCursor(path, timeline.controls.pitch, phase: phase)
            level = ControlCursor(timeline.controls.volume, grid)
        }
        pan = ControlCursor(timeline.controls.pan, grid)
        brightness = ControlCursor(timeline.controls.brightness, grid)
        frequencyEnd = grid.sample(atOrAfter: frequency.piece.end)
        self.grid = grid
    }

    static func count(of event: TimelineEvent, offset: Double) -> Int {
        max(Numerics.ceiling(event.length - offset - SampleClock.tolerance), 0)
    }

    /// The renderer's number of the first sample after its last.
    package var end: Int {
        @_noAllocation @_noLocks get { first + grid.count }
    }
}

extension Timeline {
    /// What a frequency cursor walks over for an event.
    @inline(__always)
    func frequencyPath(of event: TimelineEvent, on grid: SampleGrid) -> FrequencyCursor.Path {
        let map =
            switch event.body {
            case .tap, .continuous: waveform.continuousFrequency
            case .tone: waveform.toneFrequency
            case .sound(let sounding): sounds.frequencyMap(of: sounding.sound)
            }
        return FrequencyCursor.Path(map: map, value: Double(event.colour), origin: grid.origin, rate: grid.rate)
    }
}

/// The axis of time: seconds, or milliseconds where all that is shown is over within one.
package struct TimeAxis: Equatable, Sendable {
    /// "s" or "ms".
    package let unit: String
    /// The places, in seconds, with labels in the unit.
    package let ticks: [TickScale.Tick]

    /// - Parameter room: Whether so many seconds are wide enough for a label.
    package init(_ window: PlotWindow, fitting room: (_ seconds: Double, _ label: String) -> Bool) {
        let factor = window.end < 1 ? 1000.0 : 1
        unit = factor == 1 ? "s" : "ms"
        let scale = TickScale(window.start * factor...window.end * factor) { step, longest in
            room(step / factor, longest)
        }
        ticks = scale.ticks.map { TickScale.Tick(value: $0.value / factor, label: $0.label) }
    }
}

import HapticPatterns
import HapticRendering

// How controls move while events are under way, as a player notes it.
extension Player {
    /// Notes the lines in force of both controls of a kind of events.
    func noteControls(ofHaptics isHaptic: Bool, at position: Double, time: Double) {
        guard notes != nil else { return }
        if isHaptic {
            noteLine(of: timeline.controls.intensity, .hapticIntensityControl, at: position, time: time)
            noteLine(of: timeline.controls.sharpness, .hapticSharpnessControl, at: position, time: time)
        } else {
            noteLine(of: timeline.controls.volume, .audioVolumeControl, at: position, time: time)
            noteLine(of: timeline.controls.pitch, .audioPitchControl, at: position, time: time)
        }
    }

    /// Notes the lines in force of all these controls, where events are under way: they may have changed.
    func noteControls() {
        guard notes != nil, count > 0 else { return }
        let position = clock.position(at: sample)
        noteControls(ofHaptics: true, at: position, time: Double(sample))
        noteControls(ofHaptics: false, at: position, time: Double(sample))
    }

    /// Notes the lines that begin after one of the player's samples, up to another one.
    func noteControls(from first: Int, to last: Int) {
        guard notes != nil else { return }
        let (start, end) = (clock.position(at: first), clock.position(at: last))
        noteLines(of: timeline.controls.intensity, .hapticIntensityControl, after: start, to: end)
        noteLines(of: timeline.controls.sharpness, .hapticSharpnessControl, after: start, to: end)
        noteLines(of: timeline.controls.volume, .audioVolumeControl, after: start, to: end)
        noteLines(of: timeline.controls.pitch, .audioPitchControl, after: start, to: end)
    }

    private func noteLine(
        of table: borrowing ControlTable, _ control: DynamicParameterID, at position: Double, time: Double
    ) {
        guard let line = table.line(table.index(at: position)) else { return }
        let value = line.value + line.slope * (position - line.start)
        write(control, value: value, slope: line.slope, at: time)
    }

    private func noteLines(
        of table: borrowing ControlTable, _ control: DynamicParameterID, after start: Double, to end: Double
    ) {
        var index = table.index(at: start) + 1
        while let line = table.line(index), line.start <= end {
            write(control, value: line.value, slope: line.slope, at: clock.time(ofPosition: line.start))
            index += 1
        }
    }

    private func write(_ control: DynamicParameterID, value: Double, slope: Double, at time: Double) {
        let line = PlayNote.Line(controlNumber: control.rawValue, value: value, slope: slope * clock.rate)
        write(.control(line), at: time)
    }
}

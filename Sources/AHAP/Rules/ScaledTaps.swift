import HapticPatterns

extension Rule {
    static let scaledTaps = Rule(
        .ah112, "scaled-taps", .note,
        page: Page(
            what: "An intensity curve also scales taps, to less than half of their intensity.",
            why: """
                A curve acts on every haptic event of the pattern, not only on the buzz for which it was drawn. A tap on top \
                of a buzz that fades in is scaled down with it, and drive falls with the square: at a factor of 0.3 less than a \
                tenth of it is left.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 0,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 0 },
                        { "Time": 1, "ParameterValue": 1 }
                      ]
                    } },
                    { "Event": { "Time": 0.2, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 0,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 0 },
                        { "Time": 1, "ParameterValue": 1 }
                      ]
                    } },
                    { "Event": { "Time": 0.8, "EventType": "HapticTransient" } }
                  ]
                }
                """
        )
    ) { document, report in
        let pattern = document.pattern
        guard pattern.curves.contains(where: { $0.goesBelowHalf }) else { return }
        let taps = pattern.startTimes { $0.kind == .hapticTransient && !$0.isSilentByItself }
        guard !taps.isEmpty else { return }
        let track = pattern.controlTrack(for: .hapticIntensityControl)
        for drive in ControlDrive.all(of: .hapticIntensityControl, in: pattern) where !drive.isStep {
            guard case .curve(let index) = drive.source, pattern.curves[index].goesBelowHalf else { continue }
            let reached = taps.elements(from: drive.start, before: min(drive.end.nextUp, drive.limit))
            let scaled = ScaledTaps(reached, track)
            guard scaled.count > 0 else { continue }
            let syntax = document.curves[index]
            report.report(
                document.range(of: syntax.id, orBraceOf: syntax.body), message(for: scaled),
                hint: "a curve acts on every event of the pattern; "
                    + "taps that should keep their strength need a pattern of their own")
        }
    }

    private static func message(for scaled: ScaledTaps) -> String {
        let factor = Phrase.number(Double(scaled.lowest), places: 2)
        let time = Phrase.seconds(scaled.timeOfLowest)
        return scaled.count == 1
            ? "this curve also scales the tap at \(time), to \(factor) of its intensity"
            : "this curve also scales \(scaled.count) taps to less than half, the one at \(time) to \(factor)"
    }
}

/// The taps at which a control is below one half, and where it is lowest.
private struct ScaledTaps {
    private(set) var count = 0
    private(set) var lowest: Float = 0.5
    private(set) var timeOfLowest = 0.0

    init(_ taps: ArraySlice<Double>, _ track: ControlTrack) {
        for time in taps {
            let value = track.value(at: time)
            // A millionth of slack for a factor that is one half but for rounding.
            guard value < 0.5 - 1e-6 else { continue }
            count += 1
            if value < lowest { (lowest, timeOfLowest) = (value, time) }
        }
    }
}

extension ParameterCurve {
    /// (A curve whose times look absolute acts when it should not, which AH103 reports.)
    fileprivate var goesBelowHalf: Bool {
        id == .hapticIntensityControl && points.contains { $0.value < 0.5 } && !looksAbsolute
    }
}

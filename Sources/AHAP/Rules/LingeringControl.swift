import HapticPatterns

extension Rule {
    static let lingeringControl = Rule(
        .ah114, "lingering-control", .note,
        page: Page(
            what: """
                A control's last value is not the neutral one and stays in force over events that begin later: \
                a curve that does not end at 1 (intensity, volume) or 0 (the others), or a parameter in mid-pattern \
                that is never set back.
                """,
            why: """
                A control keeps its last value until another one of its kind replaces it, and acts on every event from then \
                on. A fade-out that ends at 0.2 leaves all taps behind it at a fifth of their intensity.
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
                        { "Time": 0, "ParameterValue": 1 },
                        { "Time": 1, "ParameterValue": 0.2 }
                      ]
                    } },
                    { "Event": { "Time": 1.5, "EventType": "HapticTransient" } }
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
                        { "Time": 0, "ParameterValue": 1 },
                        { "Time": 1, "ParameterValue": 0.2 },
                        { "Time": 1.2, "ParameterValue": 1 }
                      ]
                    } },
                    { "Event": { "Time": 1.5, "EventType": "HapticTransient" } }
                  ]
                }
                """
        )
    ) { document, report in
        let pattern = document.pattern
        guard !(pattern.parameters.isEmpty && pattern.curves.isEmpty) else { return }
        for id in pattern.controlsInUse { reportLingering(id, in: document, to: &report) }
    }

    private static func reportLingering(
        _ id: DynamicParameterID, in document: AHAPDocument, to report: inout FindingSink
    ) {
        let drives = ControlDrive.all(of: id, in: document.pattern).filter {
            // A step is there to act on what follows; it lingers only if nothing ever sets it back.
            $0.leavesValue && $0.lastValue != id.neutralValue && (!$0.isStep || $0.limit == .infinity)
        }
        guard !drives.isEmpty else { return }
        let starts = document.pattern.startTimes { id.acts(on: $0.kind) }
        for drive in drives {
            // What begins with a step, or right behind it, is what the step is for.
            let low = drive.end + (drive.isStep ? 0.01 : 1e-6)
            let later = starts.elements(from: low, before: drive.limit)
            guard let first = later.first else { continue }
            // A step before the first event is a setting for all of them. A curve whose times look absolute ends when
            // it should not, which AH103 reports.
            if drive.isStep ? drive.start <= starts[0] : document.pattern.looksAbsolute(drive.source) { continue }
            report.report(
                document.lastValuePlace(of: drive.source),
                lingering(id, at: drive.lastValue, over: later.count, first: first),
                hint: "a control keeps its last value until another one replaces it; "
                    + "lead it back to \(Phrase.number(Double(id.neutralValue), places: 0))")
        }
    }

    private static func lingering(
        _ id: DynamicParameterID, at value: Float, over count: Int, first: Double
    ) -> String {
        "\(id.name) stays at \(Phrase.number(Double(value), places: 3)) over "
            + (count == 1 ? "a later event, at " : "\(count) later events, the first at ") + Phrase.seconds(first)
    }
}

extension HapticPattern {
    fileprivate func looksAbsolute(_ source: ControlDrive.Source) -> Bool {
        guard case .curve(let index) = source else { return false }
        return curves[index].looksAbsolute
    }
}

extension AHAPDocument {
    /// The last value of a parameter or curve, as far as the text has it.
    fileprivate func lastValuePlace(of source: ControlDrive.Source) -> Range<Int> {
        switch source {
        case .parameter(let index):
            return range(of: parameters[index].value, orBraceOf: parameters[index].body)
        case .curve(let index):
            let points = pattern.curves[index].points
            let last = pattern.curves[index].span?.end
            guard let position = points.lastIndex(where: { $0.time == last }),
                let syntax = pointSyntax(at: position, ofCurve: index)
            else { return range(of: curves[index].id, orBraceOf: curves[index].body) }
            return range(of: syntax.value)
        }
    }
}

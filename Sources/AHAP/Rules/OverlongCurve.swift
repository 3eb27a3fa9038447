import HapticPatterns

extension Rule {
    static let overlongCurve = Rule(
        .ah104, "overlong-curve", .warning,
        page: Page(
            what: "A curve has more than 16 control points.",
            why: """
                Apple's editor allows no more than 16 points in a curve, and its sample files have no more. What players \
                do with the rest is not documented; people report that they are dropped silently, so that the last \
                part of a long swell is missing on the phone and nowhere else. Consecutive curves have no such limit.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1.6 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 0,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 0 }, { "Time": 0.1, "ParameterValue": 1 },
                        { "Time": 0.2, "ParameterValue": 0 }, { "Time": 0.3, "ParameterValue": 1 },
                        { "Time": 0.4, "ParameterValue": 0 }, { "Time": 0.5, "ParameterValue": 1 },
                        { "Time": 0.6, "ParameterValue": 0 }, { "Time": 0.7, "ParameterValue": 1 },
                        { "Time": 0.8, "ParameterValue": 0 }, { "Time": 0.9, "ParameterValue": 1 },
                        { "Time": 1.0, "ParameterValue": 0 }, { "Time": 1.1, "ParameterValue": 1 },
                        { "Time": 1.2, "ParameterValue": 0 }, { "Time": 1.3, "ParameterValue": 1 },
                        { "Time": 1.4, "ParameterValue": 0 }, { "Time": 1.5, "ParameterValue": 1 },
                        { "Time": 1.6, "ParameterValue": 0 }
                      ]
                    } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1.6 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 0,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 0 }, { "Time": 0.1, "ParameterValue": 1 },
                        { "Time": 0.2, "ParameterValue": 0 }, { "Time": 0.3, "ParameterValue": 1 },
                        { "Time": 0.4, "ParameterValue": 0 }, { "Time": 0.5, "ParameterValue": 1 },
                        { "Time": 0.6, "ParameterValue": 0 }, { "Time": 0.7, "ParameterValue": 1 },
                        { "Time": 0.8, "ParameterValue": 0 }
                      ]
                    } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 0.8,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 0 }, { "Time": 0.1, "ParameterValue": 1 },
                        { "Time": 0.2, "ParameterValue": 0 }, { "Time": 0.3, "ParameterValue": 1 },
                        { "Time": 0.4, "ParameterValue": 0 }, { "Time": 0.5, "ParameterValue": 1 },
                        { "Time": 0.6, "ParameterValue": 0 }, { "Time": 0.7, "ParameterValue": 1 },
                        { "Time": 0.8, "ParameterValue": 0 }
                      ]
                    } }
                  ]
                }
                """,
            fix: """
                Splits the curve into consecutive curves of at most 16 points; the last point of one is the first of the \
                next, so that the control has the same value at every time. Unsafe: a player that dropped the surplus \
                points now plays them. There is no fix where another control of the same kind starts meanwhile (the \
                split curve would take over again), where points are out of order (AH109), or where they look absolute \
                (AH103): repair those first.
                """
        )
    ) { document, report in
        let curves = document.pattern.curves
        guard let first = curves.firstIndex(where: { $0.points.count > ParameterCurve.editorPointLimit }) else {
            return
        }
        let starts = ControlStarts(document.pattern)
        var budget = TextBudget(for: document)
        for index in first..<curves.count where curves[index].points.count > ParameterCurve.editorPointLimit {
            report.report(
                document.range(of: document.curves[index].points - 1),
                "this curve has \(curves[index].points.count) control points; "
                    + "Apple's editor allows \(ParameterCurve.editorPointLimit)",
                hint: "what players do with the rest is not documented; split it into consecutive curves",
                fix: split(curve: index, in: document, starts, &budget))
        }
    }

    private static func split(
        curve index: Int, in document: AHAPDocument, _ starts: ControlStarts, _ budget: inout TextBudget
    ) -> Fix? {
        let curve = document.pattern.curves[index]
        guard document.entriesCanBeRewritten, !curve.looksAbsolute,
            let split = CurveSplit(curve: index, in: document),
            // Of this control, nothing else may start before the last piece does: it has taken over for good.
            starts.count(of: curve.id, in: split.start...split.lastStart) == 1,
            budget.spend(split.growth)
        else { return nil }
        return Fix(.unsafe, split.edits())
    }
}

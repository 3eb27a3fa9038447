import HapticPatterns

extension Rule {
    static let absoluteCurveTimes = Rule(
        .ah103, "absolute-curve-times", .warning,
        page: Page(
            what: """
                The times of a curve's control points look as if they counted from the start of the pattern. They do if the \
                curve's own `Time` is over 1 ms and no control point is earlier than that same number.
                """,
            why: """
                The `Time` of a control point counts from the `Time` of its curve. Written from the start of the pattern, \
                every point comes late by the curve's own start: a fade meant for a buzz at 2 s begins at 4 s, when the \
                buzz is long over, and nothing says so.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 1.2, "EventType": "HapticContinuous", "EventDuration": 0.5 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 1.2,
                      "ParameterCurveControlPoints": [
                        { "Time": 1.2, "ParameterValue": 1.0 },
                        { "Time": 1.7, "ParameterValue": 0.2 }
                      ]
                    } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 1.2, "EventType": "HapticContinuous", "EventDuration": 0.5 } },
                    { "ParameterCurve": {
                      "ParameterID": "HapticIntensityControl",
                      "Time": 1.2,
                      "ParameterCurveControlPoints": [
                        { "Time": 0, "ParameterValue": 1.0 },
                        { "Time": 0.5, "ParameterValue": 0.2 }
                      ]
                    } }
                  ]
                }
                """,
            fix: """
                Subtracts the curve's `Time` from the `Time` of each control point. Unsafe: it changes when the curve \
                acts, and a curve that begins late on purpose looks the same. Not offered where the times would look \
                absolute even then.
                """
        )
    ) { document, report in
        for index in document.pattern.curves.indices where document.pattern.curves[index].looksAbsolute {
            reportAbsoluteTimes(ofCurve: index, in: document, to: &report)
        }
    }

    private static func reportAbsoluteTimes(
        ofCurve index: Int, in document: AHAPDocument, to report: inout FindingSink
    ) {
        let curve = document.pattern.curves[index]
        let time = Phrase.seconds(curve.time)
        let start = Phrase.seconds(curve.time + (curve.span?.start ?? 0))
        report.report(
            document.range(of: document.curves[index].time, orBraceOf: document.curves[index].body),
            "the control points look absolute: none is earlier than \(time), the curve's own Time",
            hint: "times of control points count from the curve's Time, so it begins to act at \(start); "
                + "subtract \(time) from each",
            fix: relativeTimes(ofCurve: index, in: document))
    }

    private static func relativeTimes(ofCurve index: Int, in document: AHAPDocument) -> Fix? {
        guard let points = document.pointSyntax(ofCurve: index) else { return nil }
        let curve = document.pattern.curves[index]
        // Points that would look absolute still were late on purpose, or are beyond guessing.
        guard !curve.subtractingItsTime.looksAbsolute else { return nil }
        return Fix(
            .unsafe,
            zip(curve.points, points).map { point, syntax in
                // A point may be up to the tolerance early.
                let offset = ShortDecimal.offset(from: curve.time, to: max(point.time, curve.time))
                return Edit(document.range(of: syntax.time), NumberSpelling.text(offset))
            })
    }
}

extension ParameterCurve {
    /// True if the control points look as if they counted from the start of the pattern.
    var looksAbsolute: Bool {
        let tolerance = 0.001
        return time > tolerance && !points.isEmpty && points.allSatisfy { $0.time >= time - tolerance }
    }

    /// The curve with its own time taken from that of each point.
    fileprivate var subtractingItsTime: ParameterCurve {
        ParameterCurve(id, time: time, points: points.map { ControlPoint(time: $0.time - time, value: $0.value) })
    }

    /// The earliest and the latest time of its points, in seconds from the curve's ``time``; `nil` if it has none.
    var span: (start: Double, end: Double)? {
        guard let first = points.first else { return nil }
        var span = (start: first.time, end: first.time)
        for point in points {
            span.start = min(span.start, point.time)
            span.end = max(span.end, point.time)
        }
        return span
    }
}

extension Rule {
    static let unsortedControlPoints = Rule(
        .ah109, "unsorted-control-points", .warning,
        page: Page(
            what: "The control points of a curve are not in the order of their times.",
            why: """
                A curve runs from each point to the next. How a player takes a point that lies before the one in front of it \
                is written nowhere; and whoever reads the file sees another curve than the one that plays.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 1.0 } },
                    { "ParameterCurve": { "Time": 0.0, "ParameterID": "HapticIntensityControl",
                                          "ParameterCurveControlPoints": [
                                            { "Time": 0.0, "ParameterValue": 0.2 },
                                            { "Time": 1.0, "ParameterValue": 0.5 },
                                            { "Time": 0.5, "ParameterValue": 1.0 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 1.0 } },
                    { "ParameterCurve": { "Time": 0.0, "ParameterID": "HapticIntensityControl",
                                          "ParameterCurveControlPoints": [
                                            { "Time": 0.0, "ParameterValue": 0.2 },
                                            { "Time": 0.5, "ParameterValue": 1.0 },
                                            { "Time": 1.0, "ParameterValue": 0.5 } ] } }
                  ]
                }
                """,
            fix: """
                Safe: puts the points in order, as the tools here read them anyway; those of equal time stay in theirs. Where a \
                point has faults of its own, those have to be repaired first.
                """)
    ) { document, report in
        for fault in document.faults(of: .ah109) {
            let points = document.tape.children(of: Int(fault.node)).map { Int32($0) }
            let times = points.map { time(of: $0, in: document) }
            report.report(
                fault.range, "control points are not in the order of their times",
                hint: firstStep(points, times, in: document), fix: sorting(points, times, in: document))
        }
    }

    /// The number that counts as a point's time, and its node.
    private static func time(of point: Int32, in document: AHAPDocument) -> (node: Int32, value: Double)? {
        guard let node = document.lastValue(of: .time, in: point), let value = document.tape.number(at: Int(node)),
            value.isFinite
        else { return nil }
        return (node, value)
    }

    private static func firstStep(
        _ points: [Int32], _ times: [(node: Int32, value: Double)?], in document: AHAPDocument
    ) -> String? {
        var latest: (node: Int32, value: Double)?
        for case let time? in times {
            if let latest, time.value < latest.value {
                return "the point at " + document.shown(document.range(of: time.node)) + " s stands behind the one at "
                    + document.shown(document.range(of: latest.node)) + " s"
            }
            latest = time
        }
        return nil
    }

    private static func sorting(
        _ points: [Int32], _ times: [(node: Int32, value: Double)?], in document: AHAPDocument
    ) -> Fix? {
        var values: [Double] = []
        for time in times {
            guard let time else { return nil }
            values.append(time.value)
        }
        let order = values.indices.sorted { values[$0] != values[$1] ? values[$0] < values[$1] : $0 < $1 }
        var edits: [Edit] = []
        for (place, index) in order.enumerated() where place != index {
            let text = document.text(in: document.range(of: points[index]))
            edits.append(Edit(document.range(of: points[place]), text))
        }
        return edits.isEmpty ? nil : Fix(.safe, edits)
    }
}

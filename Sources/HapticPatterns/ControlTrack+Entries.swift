extension ControlTrack {
    /// Parameters and curves that make up this running value again, for ``id`` alone.
    ///
    /// A hold after a step is a parameter, a ramp a curve. A long run of ramps is split into curves that follow each other,
    /// so that none has more points than Apple's editor allows.
    func entries() -> (parameters: [DynamicParameter], curves: [ParameterCurve]) {
        var parameters: [DynamicParameter] = []
        var curves: [ParameterCurve] = []
        var value = id.neutralValue
        var isOpen = false
        for segment in segments {
            let steps = segment.startValue != value
            value = segment.endValue
            if segment.holds {
                if steps { parameters.append(DynamicParameter(id, time: segment.start, value: value)) }
                isOpen = false
                continue
            }
            if !isOpen || steps || curves[curves.count - 1].points.count >= ParameterCurve.editorPointLimit {
                let point = ControlPoint(time: 0, value: segment.startValue)
                curves.append(ParameterCurve(id, time: segment.start, points: [point]))
                isOpen = true
            }
            let time = segment.end - curves[curves.count - 1].time
            curves[curves.count - 1].points.append(ControlPoint(time: time, value: segment.endValue))
        }
        return (parameters, curves)
    }

    /// The part of the segments from one time to another, that one excluded.
    func segments(from start: Double, until end: Double) -> [Segment] {
        guard start < end else { return [] }
        let first = max(segments.firstPosition { $0.start > start } - 1, 0)
        let last = segments.firstPosition { $0.start >= end }
        guard first < last else { return [] }
        var part = Array(segments[first..<last])
        part[0] = part[0].cut(from: start, until: end)
        part[part.count - 1] = part[part.count - 1].cut(from: start, until: end)
        return part
    }
}

extension ControlTrack.Segment {
    fileprivate func cut(from lower: Double, until upper: Double) -> ControlTrack.Segment {
        ControlTrack.Segment(
            start: max(start, lower), end: min(end, upper), startValue: value(at: lower), endValue: value(at: upper))
    }
}

extension ParameterCurve {
    /// The most control points that Apple's editor allows in one curve, and that its sample files use. Longer curves are
    /// honoured here; what Apple's players do with them is not documented.
    public static let editorPointLimit = 16
}

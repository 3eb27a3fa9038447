package import HapticPatterns

extension HapticPattern {
    /// The pattern with a step to neutral after the last point of each curve, unless something else has taken over the
    /// control by then.
    package func returningToNeutral() -> HapticPattern {
        var changed = self
        for (index, curve) in curves.enumerated() {
            guard let last = curve.points.map({ $0.time }).max() else { continue }
            let end = curve.time + last
            let isTakenOver =
                parameters.contains { $0.id == curve.id && $0.time > curve.start && $0.time <= end }
                || curves.enumerated().contains { other, rival in
                    rival.id == curve.id && rival.start <= end
                        && (rival.start > curve.start || (rival.start == curve.start && other > index))
                }
            guard !isTakenOver else { continue }
            changed.parameters.append(DynamicParameter(curve.id, time: end, value: curve.id.neutralValue))
        }
        return changed
    }
}

extension ParameterCurve {
    /// When it begins to drive its control: its first point in time.
    fileprivate var start: Double { time + (points.map { $0.time }.min() ?? 0) }
}

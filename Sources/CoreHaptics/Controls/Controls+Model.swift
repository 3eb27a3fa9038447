import HapticPatterns

extension CHHapticDynamicParameter {
    /// The parameter as the model has it; `place` is what it is called in errors, such as `parameters[2]`.
    func modelled(at place: String) throws(CHHapticError) -> DynamicParameter {
        let id = try parameterID.modelID(at: place + ".parameterID")
        let time = try EntryTimes.time(relativeTime, at: place + ".relativeTime")
        return DynamicParameter(id, time: time, value: id.finiteValue(value))
    }
}

extension CHHapticParameterCurve {
    /// The curve as the model has it; `place` is what it is called in errors, such as `parameterCurves[2]`.
    func modelled(at place: String) throws(CHHapticError) -> ParameterCurve {
        let id = try parameterID.modelID(at: place + ".parameterID")
        let time = try EntryTimes.time(relativeTime, at: place + ".relativeTime")
        var points: [HapticPatterns.ControlPoint] = []
        points.reserveCapacity(controlPoints.count)
        for (index, point) in controlPoints.enumerated() {
            let time = try EntryTimes.time(
                point.relativeTime, at: "\(place).controlPoints[\(index)].relativeTime")
            points.append(HapticPatterns.ControlPoint(time: time, value: id.finiteValue(point.value)))
        }
        return ParameterCurve(id, time: time, points: points)
    }
}

extension DynamicParameterID {
    /// A finite value as it is, any other as players take it: so an exported pattern says what was meant.
    fileprivate func finiteValue(_ value: Float) -> Float { value.isFinite ? value : legalValue(nearest: value) }
}

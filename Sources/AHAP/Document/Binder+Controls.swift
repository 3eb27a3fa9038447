import HapticPatterns

extension Binder {
    mutating func bindParameter(entry: Int32, body: Int32) {
        var syntax = ParameterSyntax(entry: entry, body: body)
        var members = MemberCheck(role: .parameter)
        for key in tape.children(of: Int(body)) {
            let value = Int32(key + 1)
            switch check(key, &members) {
            case .parameterID: syntax.id = value
            case .time: syntax.time = value
            case .parameterValue: syntax.value = value
            default: noteUnknown(key, role: .parameter)
            }
        }
        let id = control(syntax.id, in: body)
        let time = time(at: syntax.time)
        if syntax.time < 0 { noteMissing(.time, in: body) }
        if syntax.value < 0 { noteMissing(.parameterValue, in: body) }
        guard let (id, word) = id, let value = value(at: syntax.value, in: id.range, of: word) else {
            if id == nil { _ = number(at: syntax.value) }
            entries.append(EntrySyntax(node: entry, kind: .parameter, index: -1))
            return
        }
        entries.append(EntrySyntax(node: entry, kind: .parameter, index: Int32(parameters.count)))
        parameterSyntax.append(syntax)
        parameters.append(DynamicParameter(id, time: time, value: value))
    }

    mutating func bindCurve(entry: Int32, body: Int32) {
        var syntax = CurveSyntax(entry: entry, body: body)
        var members = MemberCheck(role: .parameterCurve)
        for key in tape.children(of: Int(body)) {
            let value = Int32(key + 1)
            switch check(key, &members) {
            case .parameterID: syntax.id = value
            case .time: syntax.time = value
            case .parameterCurveControlPoints: syntax.points = value
            default: noteUnknown(key, role: .parameterCurve)
            }
        }
        let id = control(syntax.id, in: body)
        let time = time(at: syntax.time)
        if syntax.time < 0 { noteMissing(.time, in: body) }
        if syntax.points < 0 { noteMissing(.parameterCurveControlPoints, in: body) }
        let points = controlPoints(syntax.points, id)
        guard let (id, _) = id else {
            entries.append(EntrySyntax(node: entry, kind: .curve, index: -1))
            return
        }
        entries.append(EntrySyntax(node: entry, kind: .curve, index: Int32(curves.count)))
        curveSyntax.append(syntax)
        curves.append(ParameterCurve(id, time: time, points: points))
    }

    private mutating func control(_ node: Int32, in body: Int32) -> (DynamicParameterID, KnownWord)? {
        guard node >= 0 else {
            noteMissing(.parameterID, in: body)
            return nil
        }
        guard isString(at: node) else { return nil }
        let word = tape[Int(node)].word
        guard let id = word.dynamicParameter else {
            note(.unknownDynamicParameter, node: node)
            return nil
        }
        return (id, word)
    }

    private mutating func controlPoints(_ array: Int32, _ id: (DynamicParameterID, KnownWord)?) -> [ControlPoint] {
        guard array >= 0 else { return [] }
        guard tape[Int(array)].kind == .array else {
            noteNoValue(.array, at: array)
            return []
        }
        var points: [ControlPoint] = []
        // A sound one takes five nodes: its object, two keys, two values.
        points.reserveCapacity(min((tape.end(of: Int(array)) - Int(array)) / 5, limits.entries))
        var latest = -Double.infinity
        var isOrdered = true
        for object in tape.children(of: Int(array)) {
            counted += 1
            guard counted <= limits.entries else {
                note(.tooManyEntries, node: Int32(object), length: 1, other: UInt32(clamping: limits.entries))
                break
            }
            guard let point = controlPoint(Int32(object), id) else { continue }
            if point.time < latest { isOrdered = false }
            latest = max(latest, point.time)
            points.append(point)
        }
        if !isOrdered { note(.pointsOutOfOrder, node: array, length: 1) }
        return points
    }

    private mutating func controlPoint(_ object: Int32, _ id: (DynamicParameterID, KnownWord)?) -> ControlPoint? {
        guard tape[Int(object)].kind == .object else {
            noteNoValue(.object, at: object)
            return nil
        }
        var members = MemberCheck(role: .parameterCurveControlPoints)
        var (timeNode, valueNode): (Int32, Int32) = (-1, -1)
        for key in tape.children(of: Int(object)) {
            switch check(key, &members) {
            case .time: timeNode = Int32(key + 1)
            case .parameterValue: valueNode = Int32(key + 1)
            default: noteUnknown(key, role: .parameterCurveControlPoints)
            }
        }
        if timeNode < 0 { noteMissing(.time, in: object) }
        if valueNode < 0 { noteMissing(.parameterValue, in: object) }
        let time = time(at: timeNode)
        guard let (id, word) = id else {
            _ = number(at: valueNode)
            return nil
        }
        guard let value = value(at: valueNode, in: id.range, of: word) else { return nil }
        return ControlPoint(time: time, value: value)
    }
}

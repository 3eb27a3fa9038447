package import HapticPatterns

extension AHAPDocument {
    /// The value node of a parameter as an event states it: the one that counts where it stands twice; `nil` if it is
    /// not stated.
    package func valueNode(of id: EventParameterID, inEvent index: Int) -> Int32? {
        let array = events[index].parameters
        guard array >= 0, tape[Int(array)].kind == .array else { return nil }
        var found: Int32?
        for object in tape.children(of: Int(array)) {
            guard let name = lastValue(of: .parameterID, in: Int32(object)), tape[Int(name)].word.eventParameter == id,
                let value = lastValue(of: .parameterValue, in: Int32(object)), tape[Int(value)].kind == .number
            else { continue }
            found = value
        }
        return found
    }

    /// The bytes of a node, or the opening brace of another where it is absent (-1).
    package func range(of node: Int32, orBraceOf object: Int32) -> Range<Int> {
        if node >= 0 { return range(of: node) }
        let start = range(of: object).lowerBound
        return start..<start + 1
    }

    /// The parts of a curve's control points, one for each point of the pattern's curve; `nil` where a point could not
    /// be read in full.
    package func pointSyntax(ofCurve index: Int) -> [PointSyntax]? {
        let array = curves[index].points
        guard array >= 0 else { return nil }
        var result: [PointSyntax] = []
        result.reserveCapacity(pattern.curves[index].points.count)
        for object in tape.children(of: Int(array)) {
            guard let point = pointSyntax(at: Int32(object)) else { return nil }
            result.append(point)
        }
        return result.count == pattern.curves[index].points.count ? result : nil
    }

    /// The parts of one control point by its position; `nil` where a point before it could not be read.
    package func pointSyntax(at position: Int, ofCurve index: Int) -> PointSyntax? {
        let array = curves[index].points
        guard array >= 0 else { return nil }
        var wanted: Int?
        var count = 0
        for object in tape.children(of: Int(array)) {
            if count == position { wanted = object }
            count += 1
        }
        return count == pattern.curves[index].points.count ? wanted.flatMap { pointSyntax(at: Int32($0)) } : nil
    }

    private func pointSyntax(at object: Int32) -> PointSyntax? {
        guard let time = lastValue(of: .time, in: object), tape[Int(time)].kind == .number,
            let value = lastValue(of: .parameterValue, in: object), tape[Int(value)].kind == .number
        else { return nil }
        return PointSyntax(object: object, time: time, value: value)
    }
}

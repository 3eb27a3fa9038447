package import HapticPatterns

extension AHAPDocument {
    /// The value node of a parameter as an event states it: the one that counts where it stands twice; `nil` if it is
    /// not stated.
    package func valueNode(of id: EventParameterID, inEvent index: Int) -> Int32? {
        let array = events[index].parameters
        guard array >= 0, tape[Int(array)].kind == .array else { return nil }
        var found: Int32?
        for object in tape.children(of: Int(array)) {
            guard let name = lastValue(of: .parameterID, in: object), tape[name].word.eventParameter == id,
                let value = lastValue(of: .parameterValue, in: object), tape[value].kind == .number
            else { continue }
            found = Int32(value)
        }
        return found
    }

    /// The value of a member; the last one counts where it stands twice, as it does for the pattern.
    private func lastValue(of word: KnownWord, in object: Int) -> Int? {
        guard tape[object].kind == .object else { return nil }
        var found: Int?
        for key in tape.children(of: object) where tape[key].word == word { found = key + 1 }
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
            guard let point = pointSyntax(at: object) else { return nil }
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
        return count == pattern.curves[index].points.count ? wanted.flatMap { pointSyntax(at: $0) } : nil
    }

    private func pointSyntax(at object: Int) -> PointSyntax? {
        guard let time = lastValue(of: .time, in: object), tape[time].kind == .number,
            let value = lastValue(of: .parameterValue, in: object), tape[value].kind == .number
        else { return nil }
        return PointSyntax(object: Int32(object), time: Int32(time), value: Int32(value))
    }
}

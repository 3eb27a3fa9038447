extension ControlTrack {
    /// Compiles the running value of a control from a pattern's entries; those of other ids are skipped.
    ///
    /// Each entry is a driver with a start. In the order of their starts, each drives until the next one takes over, so
    /// that every control point is looked at once.
    init(_ id: DynamicParameterID, parameters: [DynamicParameter], curves: [ParameterCurve]) {
        let drivers = Driver.sorted(id, parameters: parameters, curves: curves)
        var path = Path(value: id.neutralValue)
        for (position, driver) in drivers.enumerated() {
            let limit = position + 1 < drivers.count ? drivers[position + 1].start : .infinity
            guard driver.start < limit else { continue }
            switch driver.kind {
            case .step(let value):
                path.step(at: driver.start, to: id.legalValue(nearest: value))
            case .curve(let curve):
                path.follow(curve, until: limit)
            }
        }
        self.init(id, segments: path.finished())
    }

    /// A parameter or curve, with the time at which it takes over.
    private struct Driver {
        enum Kind {
            case step(Float)
            case curve(ParameterCurve)
        }

        let start: Double
        let kind: Kind

        /// By start; at equal starts parameters come before curves, and each in the order in which they stand.
        static func sorted(
            _ id: DynamicParameterID, parameters: [DynamicParameter], curves: [ParameterCurve]
        ) -> [Driver] {
            var drivers: [Driver] = []
            for parameter in parameters where parameter.id == id {
                guard let time = parameter.time.legalTime else { continue }
                drivers.append(Driver(start: time, kind: .step(parameter.value)))
            }
            for curve in curves where curve.id == id {
                guard let legal = curve.legallyTimed, let start = legal.start else { continue }
                drivers.append(Driver(start: start, kind: .curve(legal)))
            }
            guard let order = stableOrder(of: drivers.map { $0.start }) else { return drivers }
            return order.map { drivers[$0] }
        }
    }

    /// The segments so far, and the value in force since the last of them.
    private struct Path {
        var segments: [Segment] = []
        var time = 0.0
        var value: Float

        init(value: Float) { self.value = value }

        mutating func step(at start: Double, to target: Float) {
            move(to: value, by: start)
            value = target
        }

        /// Drives along the points; what lies after the limit is another driver's.
        mutating func follow(_ curve: ParameterCurve, until limit: Double) {
            let id = curve.id
            guard let first = curve.points.first else { return }
            step(at: curve.time + first.time, to: id.legalValue(nearest: first.value))
            for point in curve.points.dropFirst() {
                let end = curve.time + point.time
                let target = id.legalValue(nearest: point.value)
                guard end < limit else {
                    let whole = Segment(start: time, end: end, startValue: value, endValue: target)
                    move(to: whole.value(at: limit), by: limit)
                    return
                }
                move(to: target, by: end)
            }
        }

        /// One segment, or a step where no time passes.
        private mutating func move(to target: Float, by end: Double) {
            if end > time {
                segments.append(Segment(start: time, end: end, startValue: value, endValue: target))
                time = end
            }
            value = target
        }

        func finished() -> [Segment] {
            segments + [Segment(start: time, end: .infinity, startValue: value, endValue: value)]
        }
    }
}

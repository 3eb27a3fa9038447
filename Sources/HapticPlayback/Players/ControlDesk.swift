import HapticPatterns
import HapticRendering

/// What was sent to a player for each control: the line in force, if any, and since when.
struct ControlDesk: ~Copyable, Sendable {
    /// The line last sent for one control. Not private: as part of a noncopyable type, that fails to link in debug builds.
    struct Sent: BitwiseCopyable, Sendable {
        var line: ControlLine
        /// The engine's sample at which it began.
        var sample: Int
    }

    /// As many as `DynamicParameterID` has cases.
    static var controls: Int { 12 }

    private var sent = InlineArray<12, Sent?>(repeating: nil)
    /// Up to which position what was sent holds in this pass.
    private var ends = InlineArray<12, Double>(repeating: .infinity)
    /// Where the pattern's own parameters and curves take over: the positions of each control in order, one control
    /// after the other, and where each begins.
    private let takeovers: FlatArray<Double>
    private let starts: FlatArray<Int>

    init(_ pattern: HapticPattern, on clock: SampleClock) {
        var positions: [Double] = []
        var starts = [0]
        for id in DynamicParameterID.allCases {
            positions += pattern.takeovers(of: id).map { clock.position(ofSeconds: $0) }.sorted()
            starts.append(positions.count)
        }
        takeovers = FlatArray(positions)
        self.starts = FlatArray(starts)
    }

    /// Takes note of a line. False where it belongs to something that was taken over.
    mutating func send(_ line: ControlLine, at sample: Int) -> Bool {
        let control = Int(line.control)
        guard control < Self.controls else { return false }
        if !line.begins, sent[control]?.line.driver != line.driver { return false }
        sent[control] = Sent(line: line, sample: sample)
        return true
    }

    /// Forgets all that was sent.
    mutating func clear() {
        for control in 0..<Self.controls { sent[control] = nil }
    }

    /// True where anything was sent.
    var isInUse: Bool {
        for control in 0..<Self.controls where sent[control] != nil { return true }
        return false
    }

    /// From a position on, what was sent for a control holds until the pattern itself takes over.
    ///
    /// - Parameter orThere: What the pattern takes over at that very position it keeps.
    mutating func open(_ control: Int, at position: Double, orThere: Bool) {
        ends[control] = takeover(control, after: position, orThere: orThere)
    }

    /// Up to which position what was sent holds.
    func end(_ control: Int) -> Double { ends[control] }

    /// What was sent for a control, where it is in force at a position, as a line of its table.
    ///
    /// - Parameter sample: The engine's sample at that position.
    func segment(_ control: Int, at sample: Int, position: Double, rate: Double) -> ControlTable.Segment? {
        guard let sent = sent[control], position < ends[control] else { return nil }
        let value = sent.line.value + sent.line.slope * Double(sample - sent.sample)
        return ControlTable.Segment(start: position, value: value, slope: sent.line.slope / rate)
    }

    /// The first position after another one (or there, if wanted) at which the pattern itself takes a control over.
    private func takeover(_ control: Int, after position: Double, orThere: Bool) -> Double {
        var low = starts[control]
        let end = starts[control + 1]
        var high = end
        while low < high {
            let middle = low + (high - low) / 2
            let isPast = orThere ? takeovers[middle] < position : takeovers[middle] <= position
            if isPast { low = middle + 1 } else { high = middle }
        }
        return low < end ? takeovers[low] : .infinity
    }
}

extension HapticPattern {
    /// When parameters and curves take over a control, in seconds and in no order.
    fileprivate func takeovers(of id: DynamicParameterID) -> [Double] {
        var times: [Double] = []
        for parameter in parameters where parameter.id == id { times.append(max(parameter.time, 0)) }
        for curve in curves where curve.id == id {
            let points = curve.points.map { max($0.time, 0) }.filter { $0.isFinite }
            if let first = points.min() { times.append(max(curve.time, 0) + first) }
        }
        return times.filter { $0.isFinite }
    }
}

import AHAP
import HapticPatterns

extension HapticRecorder {
    /// ``pattern`` as the text of an AHAP file, for a snapshot that stands beside the test: always the same for the same
    /// session, and to be opened by every tool for such files.
    ///
    /// Times are whole microseconds. A sound has the path that its pattern states; one that was registered with an engine has none,
    /// and is called `resource-1`, `resource-2` and so on, as they came.
    public var snapshot: String {
        var pattern = pattern
        // To the microsecond: what is behind that is the sum's own.
        for index in pattern.events.indices {
            pattern.events[index].time.roundToMicrosecond()
            pattern.events[index].duration?.roundToMicrosecond()
        }
        for index in pattern.parameters.indices { pattern.parameters[index].time.roundToMicrosecond() }
        for curve in pattern.curves.indices {
            pattern.curves[curve].time.roundToMicrosecond()
            for point in pattern.curves[curve].points.indices {
                pattern.curves[curve].points[point].time.roundToMicrosecond()
            }
        }
        pattern.nameResources()
        // Refuses only numbers that are none, which no event has.
        let bytes = (try? AHAPWriter().bytes(for: pattern)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension HapticPattern {
    /// A file knows no numbers of resources, and those differ from run to run.
    fileprivate mutating func nameResources() {
        var names: [Int: String] = [:]
        for index in events.indices {
            guard case .resource(let number) = events[index].sound?.source else { continue }
            let name = names[number] ?? "resource-\(names.count + 1)"
            names[number] = name
            events[index].sound?.source = .path(name)
        }
    }
}

extension Double {
    fileprivate mutating func roundToMicrosecond() { self = (self * 1e6).rounded() / 1e6 }
}

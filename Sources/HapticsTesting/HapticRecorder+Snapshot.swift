import AHAP
import HapticPatterns

extension HapticRecorder {
    /// What was felt so far as the text of an AHAP file, for a snapshot that stands beside the test: always the same for the same
    /// session, and to be opened by every tool for such files.
    ///
    /// Curves and parameters are in the values of the events, as they were when these began.
    public var snapshot: String {
        var pattern = pattern
        // To the microsecond: what is behind that is the sum's own.
        for index in pattern.events.indices {
            pattern.events[index].time = (pattern.events[index].time * 1e6).rounded() / 1e6
        }
        // Refuses only numbers that are none, which no event has.
        let bytes = (try? AHAPWriter().bytes(for: pattern)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }
}

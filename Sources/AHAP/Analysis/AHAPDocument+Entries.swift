import HapticPatterns

extension AHAPDocument {
    /// The time of a readable entry, in seconds from the start of the pattern.
    @inline(__always)
    package func time(of entry: EntrySyntax) -> Double {
        switch entry.kind {
        case .event: pattern.events[Int(entry.index)].time
        case .parameter: pattern.parameters[Int(entry.index)].time
        case .curve: pattern.curves[Int(entry.index)].time
        }
    }

    /// The node of a readable entry's time, or -1 if it has none.
    package func timeNode(of entry: EntrySyntax) -> Int32 {
        switch entry.kind {
        case .event: events[Int(entry.index)].time
        case .parameter: parameters[Int(entry.index)].time
        case .curve: curves[Int(entry.index)].time
        }
    }
}

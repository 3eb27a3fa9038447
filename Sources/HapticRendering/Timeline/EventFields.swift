import HapticPatterns

/// What an event says but for its sound: plain values, so that they are copied without counting references to texts.
/// Over a million events that would take as long as compiling them.
struct EventFields {
    let kind: HapticEvent.Kind
    let time: Double
    let duration: Double?
    let parameters: EventParameters

    /// The fields of one of several events.
    @inline(__always)
    init(_ events: [HapticEvent], at index: Int) {
        kind = events[index].kind
        time = events[index].time
        duration = events[index].duration
        parameters = events[index].parameters
    }
}

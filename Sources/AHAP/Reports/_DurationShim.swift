import HapticPatterns
extension HapticPattern {
    var duration: Double {
        var end = 0.0
        for event in events { end = max(end, event.time + (event.duration ?? 0)) }
        for parameter in parameters { end = max(end, parameter.time) }
        return end
    }
}

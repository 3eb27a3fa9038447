import HapticPatterns

/// The values of event parameters as a player takes them, from a table that is filled once: a pattern may have a
/// million events.
struct EventValues {
    private static var parameters: Int { 10 }
    private static var kinds: Int { 4 }

    private var defaults = InlineArray<40, Float>(repeating: 0)
    private var lowest = InlineArray<10, Float>(repeating: 0)
    private var highest = InlineArray<10, Float>(repeating: 0)

    init() {
        for id in EventParameterID.allCases {
            lowest[Int(id.rawValue)] = id.range.lowerBound
            highest[Int(id.rawValue)] = id.range.upperBound
            for kind in HapticEvent.Kind.allCases { defaults[Self.slot(id, kind)] = id.defaultValue(for: kind) }
        }
    }

    /// The stated value, clamped to its range; the default of the kind where none is stated or it is not a number.
    @inline(__always)
    func value(_ id: EventParameterID, of event: EventFields) -> Float {
        guard let stated = event.parameters[id], !stated.isNaN else { return defaults[Self.slot(id, event.kind)] }
        return min(max(stated, lowest[Int(id.rawValue)]), highest[Int(id.rawValue)])
    }

    private static func slot(_ id: EventParameterID, _ kind: HapticEvent.Kind) -> Int {
        Int(kind.rawValue) * parameters + Int(id.rawValue)
    }
}

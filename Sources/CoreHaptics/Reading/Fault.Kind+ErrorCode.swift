import AHAP

extension Fault.Kind {
    /// The error with which Core Haptics refuses a text for such a fault at a place.
    func errorCode(at path: ElementPath) -> CHHapticError.Code {
        switch code {
        case .ah001: .invalidPatternData
        case .ah002, .ah003: .invalidPatternDictionary
        case .ah004: .invalidEventType
        case .ah005: .invalidParameterType
        case .ah010: self == .negativeDuration ? .invalidEventDuration : .invalidEventTime
        case .ah009, .ah118: Fault.Kind.errorCode(ofValueAt: path)
        default: Fault.Kind.errorCode(ofEntryAt: path)
        }
    }

    /// A value that is not what belongs there.
    private static func errorCode(ofValueAt path: ElementPath) -> CHHapticError.Code {
        switch path.steps.last {
        case .key("Time"): .invalidEventTime
        case .key("EventDuration"): .invalidEventDuration
        case .key("EventType"): .invalidEventType
        case .key("ParameterID"): .invalidParameterType
        default: errorCode(ofEntryAt: path)
        }
    }

    /// An entry that is malformed, or lacks something.
    private static func errorCode(ofEntryAt path: ElementPath) -> CHHapticError.Code {
        switch path.entryKind {
        case "Event": .badEventEntry
        case "Parameter", "ParameterCurve": .badParameterEntry
        default: .invalidPatternDictionary
        }
    }
}

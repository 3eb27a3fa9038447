extension Fault.Kind {
    /// The rule that reports this kind. (``unknownKey`` belongs to AH102 and AH117, which look at each.)
    package var code: RuleCode {
        switch self {
        case .versionNotOne, .versionNotNumber: .ah002
        case .rootNotObject, .patternMissing, .patternNotArray: .ah003
        case .unknownEventType: .ah004
        case .unknownEventParameter, .unknownDynamicParameter: .ah005
        case .entryNotObject, .entryWithoutKind, .entryOfTwoKinds, .memberMissing: .ah006
        case .durationMissing: .ah007
        case .waveformPathMissing: .ah008
        case .wrongType, .notFinite: .ah009
        case .negativeTime, .negativeDuration: .ah010
        case .outOfRange: .ah101
        case .trailingComma: .ah106
        case .versionMissing, .versionNull: .ah107
        case .pointsOutOfOrder: .ah109
        case .inapplicableParameter: .ah115
        case .duplicateKey, .duplicateParameter: .ah116
        case .unknownKey: .ah117
        case .nullValue: .ah118
        case .zeroDuration: .ah119
        case .byteOrderMark, .notUTF8: .ah124
        default: .ah001
        }
    }
}

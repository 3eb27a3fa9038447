/// What a value is in an AHAP file, by its place: decides the order of members and which numbers are AHAP's own.
enum FormatRole: UInt8 {
    /// Whatever AHAP does not know: metadata, unknown keys and all below them. Nothing in it changes but white space.
    case opaque
    case root, pattern, entry
    case event, eventParameters, eventParameter
    case parameter
    case curve, controlPoints, controlPoint
    /// A number of AHAP.
    case number
    case version

    /// What an element of this array is.
    var element: FormatRole {
        switch self {
        case .pattern: .entry
        case .eventParameters: .eventParameter
        case .controlPoints: .controlPoint
        default: .opaque
        }
    }

    /// What the value of this member is.
    func value(of word: KnownWord) -> FormatRole {
        switch (self, word) {
        case (.root, .version): .version
        case (.root, .pattern): .pattern
        case (.entry, .event): .event
        case (.entry, .parameter): .parameter
        case (.entry, .parameterCurve): .curve
        case (.event, .eventParameters): .eventParameters
        case (.curve, .parameterCurveControlPoints): .controlPoints
        case (.event, .time), (.event, .eventDuration): .number
        case (.parameter, .time), (.parameter, .parameterValue): .number
        case (.curve, .time): .number
        case (.eventParameter, .parameterValue): .number
        case (.controlPoint, .time), (.controlPoint, .parameterValue): .number
        default: .opaque
        }
    }

    /// The known members of this object, in canonical order. Those of an entry stay in their own order, because a
    /// reader goes by the first.
    var members: [KnownWord] {
        switch self {
        case .root: FormatRole.rootMembers
        case .event: FormatRole.eventMembers
        case .parameter: FormatRole.parameterMembers
        case .curve: FormatRole.curveMembers
        case .eventParameter: FormatRole.eventParameterMembers
        case .controlPoint: FormatRole.controlPointMembers
        default: []
        }
    }

    private static let rootMembers: [KnownWord] = [.version, .metadata, .pattern]
    private static let eventMembers: [KnownWord] = [
        .time, .eventType, .eventDuration, .eventWaveformPath, .eventWaveformUseVolumeEnvelope,
        .eventWaveformLoopEnabled, .eventParameters,
    ]
    private static let parameterMembers: [KnownWord] = [.parameterID, .time, .parameterValue]
    private static let curveMembers: [KnownWord] = [.parameterID, .time, .parameterCurveControlPoints]
    private static let eventParameterMembers: [KnownWord] = [.parameterID, .parameterValue]
    private static let controlPointMembers: [KnownWord] = [.time, .parameterValue]

    /// A place in the order: the known members first, then the unknown ones.
    func rank(of word: KnownWord) -> Int {
        if self == .entry { return isEntryKind(word) ? 0 : 1 }
        let members = members
        return members.firstIndex(of: word) ?? members.count
    }

    /// How many different ranks there are.
    var rankCount: Int { self == .entry ? 2 : members.count + 1 }

    private func isEntryKind(_ word: KnownWord) -> Bool {
        word == .event || word == .parameter || word == .parameterCurve
    }
}

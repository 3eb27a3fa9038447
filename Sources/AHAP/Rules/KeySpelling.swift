/// ``Spelling`` of keys: one search for each kind of object.
struct KeySpelling {
    private var pattern = Spelling(
        [.pattern, .version, .metadata],
        aliases: [
            ("event", .pattern), ("events", .pattern), ("entries", .pattern), ("patterns", .pattern),
            ("sequence", .pattern), ("meta", .metadata),
        ])
    private var entry = Spelling([.event, .parameter, .parameterCurve], aliases: [("dynamicparameter", .parameter)])
    private var event = Spelling(
        [
            .time, .eventType, .eventDuration, .eventParameters, .eventWaveformPath, .eventWaveformUseVolumeEnvelope,
            .eventWaveformLoopEnabled,
        ],
        aliases: KeySpelling.times + [
            ("kind", .eventType), ("length", .eventDuration), ("params", .eventParameters),
            ("eventparams", .eventParameters), ("path", .eventWaveformPath), ("waveform", .eventWaveformPath),
            ("audiopath", .eventWaveformPath), ("file", .eventWaveformPath), ("filename", .eventWaveformPath),
            ("loop", .eventWaveformLoopEnabled), ("loopenabled", .eventWaveformLoopEnabled),
            ("usevolumeenvelope", .eventWaveformUseVolumeEnvelope),
        ])
    private var parameter = Spelling(
        [.parameterID, .time, .parameterValue], aliases: KeySpelling.times + KeySpelling.parameters)
    private var curve = Spelling(
        [.parameterID, .time, .parameterCurveControlPoints],
        aliases: KeySpelling.times + KeySpelling.parameters + [
            ("points", .parameterCurveControlPoints), ("parameterpoints", .parameterCurveControlPoints),
            ("parametercurvepoints", .parameterCurveControlPoints), ("keyframes", .parameterCurveControlPoints),
        ])
    private var eventParameter = Spelling([.parameterID, .parameterValue], aliases: KeySpelling.parameters)
    private var controlPoint = Spelling(
        [.time, .parameterValue], aliases: KeySpelling.times + KeySpelling.parameters)

    /// The key that an unknown one in an object of a role was probably meant to be.
    mutating func closest(to text: [UInt8], role: KnownWord) -> KnownWord? {
        switch role {
        case .pattern: pattern.closest(to: text)
        case .event: event.closest(to: text)
        case .parameter: parameter.closest(to: text)
        case .parameterCurve: curve.closest(to: text)
        case .eventParameters: eventParameter.closest(to: text)
        case .parameterCurveControlPoints: controlPoint.closest(to: text)
        default: entry.closest(to: text)
        }
    }

    private static let times: [(String, KnownWord)] = [
        ("start", .time), ("starttime", .time), ("relativetime", .time), ("timestamp", .time),
    ]
    private static let parameters: [(String, KnownWord)] = [
        ("parameter", .parameterID), ("paramid", .parameterID), ("paramvalue", .parameterValue),
        ("val", .parameterValue),
    ]
}

/// All rules, in the order of their codes.
public enum RuleRegistry {
    /// Every rule; a test holds this list against the files in `Rules/`.
    public static let all: [Rule] = [
        .notJSON,
        .unsupportedVersion,
        .missingPattern,
        .unknownEventType,
        .unknownParameter,
        .malformedEntry,
        .missingDuration,
        .missingWaveform,
        .wrongValueType,
        .negativeTime,
        .outOfRangeValue,
        .misspelledKey,
        .absoluteCurveTimes,
        .overlongCurve,
        .overlongEvent,
        .trailingComma,
        .missingVersion,
        .unsortedEntries,
        .unsortedControlPoints,
        .controlAfterLastEvent,
        .silentOutput,
        .scaledTaps,
        .crowdedTaps,
        .lingeringControl,
        .inapplicableParameter,
        .duplicateKey,
        .unknownKey,
        .nullValue,
        .zeroDuration,
        .unusableWaveformPath,
        .overlappingRelease,
        .emptyPattern,
        .overdrivenOverlap,
        .notUTF8,
    ]

    /// The rule with this code (`AH103`, in any case) or this name (`absolute-curve-times`).
    public static func rule(named text: String) -> Rule? {
        let wanted = text.utf8.map(lowercased)
        return all.first { $0.name.utf8.elementsEqual(wanted) || $0.code.text.utf8.map(lowercased) == wanted }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (65...90).contains(byte) ? byte + 32 : byte
    }
}

// What lets one write `catch CHHapticError.engineNotRunning`.
extension CHHapticError {
    /// ``Code/engineNotRunning``, −4805.
    public static var engineNotRunning: Code { .engineNotRunning }

    /// ``Code/operationNotPermitted``, −4806.
    public static var operationNotPermitted: Code { .operationNotPermitted }

    /// ``Code/engineStartTimeout``, −4808.
    public static var engineStartTimeout: Code { .engineStartTimeout }

    /// ``Code/notSupported``, −4809.
    public static var notSupported: Code { .notSupported }

    /// ``Code/serverInitFailed``, −4810.
    public static var serverInitFailed: Code { .serverInitFailed }

    /// ``Code/serverInterrupted``, −4811.
    public static var serverInterrupted: Code { .serverInterrupted }

    /// ``Code/invalidPatternPlayer``, −4812.
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }

    /// ``Code/invalidPatternData``, −4813.
    public static var invalidPatternData: Code { .invalidPatternData }

    /// ``Code/invalidPatternDictionary``, −4814.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }

    /// ``Code/invalidAudioSession``, −4815.
    public static var invalidAudioSession: Code { .invalidAudioSession }

    /// ``Code/invalidEngineParameter``, −4816.
    public static var invalidEngineParameter: Code { .invalidEngineParameter }

    /// ``Code/invalidParameterType``, −4820.
    public static var invalidParameterType: Code { .invalidParameterType }

    /// ``Code/invalidEventType``, −4821.
    public static var invalidEventType: Code { .invalidEventType }

    /// ``Code/invalidEventTime``, −4822.
    public static var invalidEventTime: Code { .invalidEventTime }

    /// ``Code/invalidEventDuration``, −4823.
    public static var invalidEventDuration: Code { .invalidEventDuration }

    /// ``Code/invalidAudioResource``, −4824.
    public static var invalidAudioResource: Code { .invalidAudioResource }

    /// ``Code/resourceNotAvailable``, −4825.
    public static var resourceNotAvailable: Code { .resourceNotAvailable }

    /// ``Code/badEventEntry``, −4830.
    public static var badEventEntry: Code { .badEventEntry }

    /// ``Code/badParameterEntry``, −4831.
    public static var badParameterEntry: Code { .badParameterEntry }

    /// ``Code/invalidTime``, −4840.
    public static var invalidTime: Code { .invalidTime }

    /// ``Code/fileNotFound``, −4851.
    public static var fileNotFound: Code { .fileNotFound }

    /// ``Code/insufficientPower``, −4897.
    public static var insufficientPower: Code { .insufficientPower }

    /// ``Code/unknownError``, −4898.
    public static var unknownError: Code { .unknownError }

    /// ``Code/memoryError``, −4899.
    public static var memoryError: Code { .memoryError }
}

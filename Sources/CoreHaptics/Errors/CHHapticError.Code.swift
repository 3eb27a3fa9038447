extension CHHapticError {
    /// What went wrong, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// Playback was asked for while the engine is stopped: start it first.
        case engineNotRunning = -4805
        /// The call is not allowed in the present state, as to export a pattern with registered sounds.
        case operationNotPermitted = -4806
        /// The engine did not start in time.
        case engineStartTimeout = -4808
        /// The hardware or the system lacks the feature.
        case notSupported = -4809
        /// The haptic server could not be set up.
        case serverInitFailed = -4810
        /// The connection to the haptic server was lost.
        case serverInterrupted = -4811
        /// The player is no longer valid because the server failed: make it anew.
        case invalidPatternPlayer = -4812
        /// The data of a pattern cannot be read.
        case invalidPatternData = -4813
        /// The dictionary of a pattern is damaged, or lacks something that it needs.
        case invalidPatternDictionary = -4814
        /// The audio session with which the engine was made cannot be used.
        case invalidAudioSession = -4815
        /// A property or an argument of the engine is not valid.
        case invalidEngineParameter = -4816
        /// The id of a parameter is unknown, or the parameter does not belong there.
        case invalidParameterType = -4820
        /// The type of an event is unknown.
        case invalidEventType = -4821
        /// The time of an event or of another entry of a pattern is negative or no time.
        case invalidEventTime = -4822
        /// The duration of an event is negative or no time.
        case invalidEventDuration = -4823
        /// An audio resource is not valid, or is lacking.
        case invalidAudioResource = -4824
        /// A limit of resources was hit.
        case resourceNotAvailable = -4825
        /// An event of a dictionary or file is malformed, or lacks something that it needs.
        case badEventEntry = -4830
        /// A parameter or curve of a dictionary or file is malformed, or lacks something that it needs.
        case badParameterEntry = -4831
        /// A time passed to a method is negative or no time.
        case invalidTime = -4840
        /// The file of a pattern or sound does not exist.
        case fileNotFound = -4851
        /// There is too little power to play.
        case insufficientPower = -4897
        /// Something else went wrong.
        case unknownError = -4898
        /// Memory ran out.
        case memoryError = -4899
    }
}

extension CHHapticError.Code {
    /// True for an error of this code, whether it was thrown as ``CHHapticError`` or as an `NSError` of its domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        guard let error = error as? CHHapticError else { return false }
        return error.errorCode == code.rawValue
    }
}

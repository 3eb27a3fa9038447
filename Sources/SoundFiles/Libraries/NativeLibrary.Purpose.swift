extension NativeLibrary {
    /// What a library is needed for.
    public enum Purpose: Equatable, Sendable, CustomStringConvertible {
        /// Reading a format; nil if it is not known which.
        case reading(SoundFormat?)
        /// Changing a sample rate.
        case resampling

        /// The beginning of a sentence.
        public var description: String {
            switch self {
            case .reading(.some(let format)): "reading \(format.name)"
            case .reading(nil): "reading any sound but WAV"
            case .resampling: "changing a sample rate"
            }
        }

        /// What helps as well as installing the library.
        var otherwise: String {
            switch self {
            case .reading: ", or convert the file to WAV with PCM or floating-point samples, which needs no library"
            case .resampling: ", or use sound that has the wanted rate already"
            }
        }
    }
}

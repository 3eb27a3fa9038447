extension Sound {
    /// Something wrong with a sound file that does not keep it from being read.
    public enum Fault: Equatable, Sendable, CustomStringConvertible {
        /// The file ends before the last frame that its header promises. The frames that are there were read.
        case cutShort(promised: Int, read: Int)
        /// Samples that are no numbers or infinite, or too large for 32-bit floating point. They were read as 0.
        case notFinite(samples: Int)

        /// A clause without the file's name.
        public var description: String {
            switch self {
            case .cutShort(let promised, let read):
                "the file is cut short: its header promises \(promised) frames, \(read) are there"
            case .notFinite(let samples):
                "samples that are not finite numbers (\(samples)) are read as 0"
            }
        }
    }
}

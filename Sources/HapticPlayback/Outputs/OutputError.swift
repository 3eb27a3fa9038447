/// Why an output cannot play, and what to do about it.
public enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A library that is loaded when it is needed is not installed; with the name of a package that has it.
    case missingLibrary(name: String, package: String)
    /// No such device is there, or it cannot be opened.
    case unavailable(device: String, reason: String)
    /// A file cannot be written.
    case file(path: String, reason: String)
    /// A name of an output means nothing; with the names that do.
    case unknownName(String, known: [String])
    /// The system does not let the application play at present, such as in the background.
    case notPermitted(device: String, reason: String)
    /// The device did not begin to play in time.
    case timedOut(device: String, seconds: Double)

    /// What went wrong and what to do, in a line.
    public var description: String {
        switch self {
        case .missingLibrary(let name, let package): "\(name) is not installed: install the package \(package)"
        case .unavailable(let device, let reason): "\(device) cannot be played on: \(reason)"
        case .notPermitted(let device, let reason): "\(device) may not be played on now: \(reason)"
        case .file(let path, let reason): "\(path) cannot be written: \(reason)"
        case .unknownName(let name, let known):
            "no output is called \"\(name)\": say one of \(known.joined(separator: ", "))"
        case .timedOut(let device, let seconds): "\(device) did not begin to play within \(seconds) seconds"
        }
    }
}

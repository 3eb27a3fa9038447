import AHAP
import Foundation

/// Finds the sound files that a pattern names.
struct SoundSearch {
    /// Why there is no such file, to be said after its name.
    struct Miss: Error {
        let what: String
        let hint: String
    }

    /// Where relative paths begin, in the order in which they are tried.
    let folders: [URL]
    /// True where a program wrote the path, which knows its own machine; false where a file did.
    let takesAbsolutePaths: Bool

    /// The absolute path of a sound file.
    func file(for path: String) throws(Miss) -> String {
        if takesAbsolutePaths, path.hasPrefix("/") {
            if exists(path) { return path }
            throw Miss(what: "does not exist", hint: "put it there, or correct EventWaveformPath")
        }
        if let (fault, hint) = WaveformPath.placeFault(of: path) { throw Miss(what: fault, hint: hint) }
        for folder in folders {
            let file = folder.appendingPathComponent(path).standardizedFileURL.path
            if exists(file) { return file }
        }
        let looked = folders.map { $0.path }.joined(separator: " and ")
        throw Miss(what: "does not exist", hint: "it was looked for in " + looked)
    }

    private func exists(_ path: String) -> Bool { WaveformPath.isPlain(path) && FileStatus(path: path) == .file }
}

import AHAP
import Foundation
import HapticPatterns

/// Makes a pattern of the text of an AHAP file, or refuses it for the first fault that a player does not pass over.
struct PatternReader {
    /// Where a text comes from, which decides how its places are named and where its sounds lie.
    enum Origin {
        /// Written for a dictionary, so that places in the text mean nothing to anybody.
        case dictionary
        case file(URL)
        /// The text of a file, from nowhere in particular.
        case data
    }

    let origin: Origin

    func pattern(_ bytes: [UInt8]) throws(CHHapticError) -> HapticPattern {
        let document = AHAPDocument(bytes)
        if let refusal = Refusal(of: document) { throw error(refusal, in: document) }
        var pattern = document.pattern
        for index in pattern.events.indices {
            guard case .path(let path)? = pattern.events[index].sound?.source else { continue }
            let node = document.events[index].path
            pattern.events[index].sound?.source = .path(try soundFile(path, node: node, in: document))
        }
        return pattern
    }

    private func soundFile(_ path: String, node: Int32, in document: AHAPDocument) throws(CHHapticError) -> String {
        do {
            return try search.file(for: path)
        } catch {
            let refusal = Refusal(
                code: .fileNotFound, what: "the sound file \"\(path)\" " + error.what, hint: error.hint, node: node,
                start: document.range(of: node).lowerBound)
            throw self.error(refusal, in: document)
        }
    }

    private var search: SoundSearch {
        switch origin {
        case .dictionary: SoundSearch(folders: ResourceFolders.all, takesAbsolutePaths: true)
        case .data: SoundSearch(folders: ResourceFolders.all, takesAbsolutePaths: false)
        case .file(let url):
            SoundSearch(folders: [url.deletingLastPathComponent()] + ResourceFolders.all, takesAbsolutePaths: false)
        }
    }

    /// What a fault of the whole is a fault of, where no file is named.
    private var whole: String? { if case .dictionary = origin { "dictionary" } else { nil } }

    private func error(_ refusal: Refusal, in document: AHAPDocument) -> CHHapticError {
        let place = refusal.node.map { document.path(to: $0) }.flatMap { $0.isEmpty ? nil : $0.text } ?? whole
        let position = LineIndex(document.bytes).position(of: refusal.start)
        let file: (shown: String, path: String?)? =
            switch origin {
            case .dictionary: nil
            case .data: ("line \(position.line), column \(position.column)", nil)
            case .file(let url): ("\(url.lastPathComponent):\(position.line):\(position.column)", url.path)
            }
        return CHHapticError(refusal.code, refusal.what, hint: refusal.hint, at: place, in: file)
    }
}

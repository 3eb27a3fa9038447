import Foundation
public import Testing

/// Holds a text against the one that was stored in `__Snapshots__/<suite>/<name>` beside the test's file.
///
/// A snapshot that is not there yet is written, and fails once, so that a person looks at it before it counts.
/// `UPDATE_SNAPSHOTS=1` writes it anew.
public func assertSnapshot(
    _ text: String, _ name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let source = URL(fileURLWithPath: file)
    let suite = source.deletingPathExtension().lastPathComponent
    let snapshot = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(suite)/\(name)")
    let stored = try? String(contentsOf: snapshot, encoding: .utf8)
    if stored == text { return }
    let isUpdate = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
    if let stored, !isUpdate {
        Issue.record("\(name) differs from its snapshot:\n\(difference(stored, text))", sourceLocation: sourceLocation)
        return
    }
    do {
        try FileManager.default.createDirectory(
            at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: snapshot, atomically: true, encoding: .utf8)
    } catch {
        Issue.record("\(name) could not be written: \(error)", sourceLocation: sourceLocation)
    }
    if !isUpdate { Issue.record("\(name) is new: look at it and run again", sourceLocation: sourceLocation) }
}

/// The lines that are gone (`-`) and the new ones (`+`), with their numbers.
private func difference(_ old: String, _ new: String) -> String {
    let before = old.components(separatedBy: "\n")
    let after = new.components(separatedBy: "\n")
    return after.difference(from: before).map { change in
        switch change {
        case .remove(let line, let text, _): "-\(line + 1): \(text)"
        case .insert(let line, let text, _): "+\(line + 1): \(text)"
        }
    }.joined(separator: "\n")
}

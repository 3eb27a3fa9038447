import HapticsCommand

/// Notices which files were saved.
struct FileWatch {
    private let paths: [Path]
    private var known: [FileStamp?]
    /// Stamps that were seen once: a file is taken for saved when it stays the same for a look.
    private var fresh: [FileStamp?]

    init(_ paths: [Path]) {
        self.paths = paths
        known = paths.map { FileStamp($0) }
        fresh = known
    }

    /// The first file that was saved since the last look that told of it.
    mutating func saved() -> Int? {
        for (index, path) in paths.enumerated() {
            guard let stamp = FileStamp(path) else { continue }
            defer { fresh[index] = stamp }
            if stamp != known[index], stamp == fresh[index] {
                known[index] = stamp
                return index
            }
        }
        return nil
    }
}

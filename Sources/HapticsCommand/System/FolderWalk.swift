#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds the patterns in folders.
package struct FolderWalk {
    /// A folder or file by which the system knows it, whatever path led there.
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// The patterns found, in the order of their paths.
    package private(set) var files: [Path] = []
    /// Folders that could not be read.
    package private(set) var failures: [(path: Path, error: SystemError)] = []
    // Each folder is read once, so a loop of links ends.
    private var visited: Set<Identity> = []

    /// Looks for files that end in `.ahap`, in a folder and all below; hidden files and folders are passed over.
    package init(_ folder: Path) {
        var open = [folder]
        while let path = open.popLast() {
            guard let status = FileStatus.of(path) else { continue }
            if status.isFolder {
                guard visited.insert(Identity(status)).inserted else { continue }
                do throws(SystemError) {
                    // The last one is looked at next.
                    let names = try Folder.names(in: path)
                    open += names.reversed().map { path.appending($0) }
                } catch {
                    failures.append((path, error))
                }
            } else if status.isRegularFile, path.hasEnding(".ahap") {
                files.append(path)
            }
        }
    }
}

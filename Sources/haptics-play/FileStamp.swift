import HapticsCommand

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What changes when a file is saved, in its place or by renaming another one to it.
struct FileStamp: Equatable {
    private let identity: FileIdentity
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// `nil` where there is no file, as between two steps of saving, and where something else has its place: a pipe
    /// would be waited for.
    init?(_ path: Path) {
        guard let status = FileStatus.of(path), status.isRegularFile else { return nil }
        identity = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    }
}

import HapticsCommand

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What changes when a file is saved, in its place or by renaming another one to it.
struct FileStamp: Equatable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// `nil` where there is no file, as between two steps of saving.
    init?(_ path: Path) {
        guard let status = FileStatus.of(path) else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    }
}

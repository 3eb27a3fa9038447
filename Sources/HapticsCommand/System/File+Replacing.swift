#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension File {
    /// Refuses what cannot be replaced, before anyone waits for its bytes.
    package static func checkReplaceable(_ path: Path) throws(SystemError) {
        guard let status = FileStatus.of(path) else { throw .last }
        if status.isFolder { throw SystemError("Is a folder") }
        guard status.isRegularFile else { throw SystemError("Not a regular file; '-' reads standard input") }
    }

    /// Replaces a file's content as a whole or not at all: writes beside it, then renames. Mode and owner stay, and of
    /// a symbolic link the target is replaced. On failure the old file stays, and nothing beside it.
    package static func replace(_ path: Path, with bytes: [UInt8]) throws(SystemError) {
        let target = try resolve(path)
        guard let status = FileStatus.of(target) else { throw .last }
        guard unsafe target.withCString({ unsafe access($0, W_OK) }) == 0 else { throw .last }
        try write(bytes, beside: target) { descriptor throws(SystemError) in
            // The owner can be kept by root alone, and a group only by its members; the mode comes after, since a
            // change of owner clears bits of it.
            _ = fchown(descriptor, status.st_uid, status.st_gid)
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
        }
    }

    /// Writes a file that may not be there yet, as a whole or not at all.
    package static func create(_ path: Path, with bytes: [UInt8]) throws(SystemError) {
        if let status = FileStatus.of(path) {
            // A device or a pipe is written to, not replaced.
            guard !status.isRegularFile else { return try replace(path, with: bytes) }
            let descriptor = unsafe path.withCString { unsafe open($0, O_WRONLY | O_CLOEXEC) }
            guard descriptor >= 0 else { throw .last }
            return try File(owning: descriptor).write(bytes[...])
        }
        try write(bytes, beside: path) { descriptor throws(SystemError) in
            let mask = umask(0)
            umask(mask)
            guard fchmod(descriptor, 0o666 & ~mask) == 0 else { throw .last }
        }
    }

    /// No signal ends the process in between.
    private static func write(
        _ bytes: [UInt8], beside target: Path, prepare: (Int32) throws(SystemError) -> Void
    ) throws(SystemError) {
        try Interruption.guarding { () throws(SystemError) in
            try writeGuarded(bytes, beside: target, prepare: prepare)
        }
    }

    private static func writeGuarded(
        _ bytes: [UInt8], beside target: Path, prepare: (Int32) throws(SystemError) -> Void
    ) throws(SystemError) {
        var template = target.parent.appending(".haptics-XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0]
        // The template ends with the NUL appended above; mkstemp writes into its last six letters.
        let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer -> Int32 in
            guard let base = buffer.baseAddress else { return -1 }
            return unsafe mkstemp(base)
        }
        guard descriptor >= 0 else { throw .last }
        let file = File(owning: descriptor)
        let temporary = Path(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
        do throws(SystemError) {
            try prepare(descriptor)
            try file.write(bytes[...])
            guard fsync(descriptor) == 0 else { throw .last }
            try rename(temporary, to: target)
        } catch {
            _ = unsafe temporary.withCString { unsafe unlink($0) }
            throw error
        }
    }

    private static func rename(_ path: Path, to target: Path) throws(SystemError) {
        let result = unsafe path.withCString { from in
            unsafe target.withCString { to in unsafe renameat(AT_FDCWD, from, AT_FDCWD, to) }
        }
        guard result == 0 else { throw .last }
    }

    /// The real path of what a path leads to.
    package static func resolve(_ path: Path) throws(SystemError) -> Path {
        let resolved = unsafe path.withCString { path -> [UInt8]? in
            // realpath allocates its result, which is freed below.
            guard let text = unsafe realpath(path, nil) else { return nil }
            defer { unsafe free(text) }
            return unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
        }
        guard let resolved else { throw .last }
        return Path(bytes: resolved)
    }
}

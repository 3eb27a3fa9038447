#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An executable that belongs to the command and is installed with it: beside the running program, or in
/// `../libexec/haptics` as seen from there. Links to the program do not hide it.
struct Sibling {
    let name: StaticString

    init(_ name: StaticString) { self.name = name }

    /// Becomes that program, with the words of this call. Returns only by an error.
    func run(
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, for verb: String
    ) throws(UsageError) -> ExitStatus {
        let places = self.places
        for place in places where FileStatus.of(place)?.isRegularFile ?? false {
            // The words end with a null pointer, as those of every process do.
            _ = unsafe place.withCString { unsafe execv($0, arguments) }
            throw UsageError("\(place.text): \(SystemError.last.message)")
        }
        let looked = places.map { $0.parent.text }.joined(separator: " or ")
        throw UsageError("\(verb) is done by the program \(name), which is not in \(looked); install haptics again")
    }

    private var places: [Path] {
        guard let program = Sibling.runningProgram else { return [] }
        let folder = program.parent
        return [folder.appending("\(name)"), folder.parent.appending("libexec/haptics/\(name)")]
    }

    /// The file that this process runs, without symbolic links.
    private static var runningProgram: Path? {
        #if canImport(Darwin)
            guard let name = unsafe getprogname() else { return nil }
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            var size = UInt32(buffer.count)
            guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return Path(unsafe String(cString: name)) }
            let link = Path(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        #else
            let link = Path("/proc/self/exe")
        #endif
        return try? File.resolve(link)
    }
}

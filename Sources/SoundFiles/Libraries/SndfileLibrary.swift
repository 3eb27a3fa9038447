import CSoundLibraries

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What we call in libsndfile.
///
/// `@unchecked Sendable`: the functions are addresses that never change, in a library that is never unloaded; it may be
/// called from several threads as long as each file has one at a time, which ``SndfileReader`` sees to by owning its
/// file. The exception, the error of a file that did not open, is one variable for all, hence the lock.
@safe package final class SndfileLibrary: @unchecked Sendable {
    let openFile: SndfileOpen
    let openVirtual: SndfileOpenVirtual
    let error: SndfileError
    let errorText: SndfileErrorText
    let command: SndfileCommand
    let readFloats: SndfileReadFloats
    let close: SndfileClose
    private let opening: UnsafeMutablePointer<pthread_mutex_t>

    /// The one of this system, loaded the first time that it is asked for; several threads may ask.
    package static let installed = load(NativeLibrary.sndfile.fileNames)

    package static func load(_ names: [String]) -> Result<SndfileLibrary, LibraryFault> {
        do throws(LibraryFault) {
            return .success(try SndfileLibrary(DynamicLibrary(anyOf: names)))
        } catch {
            return .failure(error)
        }
    }

    // Each signature is that of the header, which a test compiles against the library's own.
    private init(_ library: DynamicLibrary) throws(LibraryFault) {
        unsafe openFile = try library.function("sf_open", as: SndfileOpen.self)
        unsafe openVirtual = try library.function("sf_open_virtual", as: SndfileOpenVirtual.self)
        unsafe error = try library.function("sf_error", as: SndfileError.self)
        unsafe errorText = try library.function("sf_strerror", as: SndfileErrorText.self)
        unsafe command = try library.function("sf_command", as: SndfileCommand.self)
        unsafe readFloats = try library.function("sf_readf_float", as: SndfileReadFloats.self)
        unsafe close = try library.function("sf_close", as: SndfileClose.self)
        unsafe opening = .allocate(capacity: 1)
        unsafe pthread_mutex_init(opening, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(opening)
        unsafe opening.deallocate()
    }

    /// What `open` gives, or the library's reason for giving nothing.
    func opened(_ open: (SndfileLibrary) -> OpaquePointer?) -> Result<OpaquePointer, LibraryFault> {
        unsafe pthread_mutex_lock(opening)
        defer { unsafe pthread_mutex_unlock(opening) }
        if let file = unsafe open(self) { return unsafe .success(file) }
        return unsafe .failure(LibraryFault(detail: text(of: nil)))
    }

    /// The library's words for the last fault of a file, or of the last one that did not open.
    func text(of file: OpaquePointer?) -> String {
        guard let text = unsafe errorText(file) else { return "no reason given" }
        var words = unsafe String(cString: text)
        while let last = words.last, last == "." || last.isWhitespace { words.removeLast() }
        return words
    }
}

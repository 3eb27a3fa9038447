import CSDLLibrary
import HapticPlayback
import SoundFiles

/// What we call in SDL2, of which the subsystems of sound and of gamepads are used and no other.
///
/// `@unchecked Sendable`: the functions are addresses that never change, in a library that is never unloaded. Its
/// subsystems are started and ended, and its devices listed and opened, by one thread at a time (``withSDL``); rumble
/// and the state of an open device may be asked for from any.
@safe final class SDLLibrary: @unchecked Sendable {
    let version: SDLGetVersion
    let setHint: SDLSetHint
    let error: SDLGetError
    let start: SDLInitSubSystem
    let end: SDLQuitSubSystem
    let audio: SDLAudioFunctions
    let pads: SDLPadFunctions

    /// The one of this system, loaded the first time that it is asked for; several threads may ask. Where the
    /// application has loaded SDL2 itself, it is the same copy.
    static let installed = load(fileNames)

    /// What to install.
    static let packages = "libsdl2-2.0-0 (Debian, Ubuntu), SDL2 (Fedora) or sdl2 (Arch, Homebrew)"

    private static let calls = Guarded(())

    static func load(_ names: [String]) -> Result<SDLLibrary, LibraryFault> {
        do throws(LibraryFault) {
            return .success(try SDLLibrary(DynamicLibrary(anyOf: names)))
        } catch {
            return .failure(error)
        }
    }

    /// Calls the library where only one thread may, and where the library is missing says so.
    static func withSDL<Value>(_ body: (SDLLibrary) throws(OutputError) -> Value) throws(OutputError) -> Value {
        guard case .success(let library) = installed else {
            throw .missingLibrary(name: "SDL2 (2.0.18 or newer)", package: packages)
        }
        return try calls.withLock { _ throws(OutputError) in try body(library) }
    }

    // Each signature is that of the header, which a test compiles against the library's own.
    private init(_ library: DynamicLibrary) throws(LibraryFault) {
        unsafe version = try library.function("SDL_GetVersion", as: SDLGetVersion.self)
        unsafe setHint = try library.function("SDL_SetHint", as: SDLSetHint.self)
        unsafe error = try library.function("SDL_GetError", as: SDLGetError.self)
        unsafe start = try library.function("SDL_InitSubSystem", as: SDLInitSubSystem.self)
        unsafe end = try library.function("SDL_QuitSubSystem", as: SDLQuitSubSystem.self)
        audio = try SDLAudioFunctions(library)
        pads = try SDLPadFunctions(library)
        // Or it would take SIGINT and SIGTERM, and make events of them that nobody asks for.
        _ = unsafe setHint("SDL_NO_SIGNAL_HANDLERS", "1")
    }

    /// The names under which the loader may know it.
    private static var fileNames: [String] {
        #if canImport(Darwin)
            // Homebrew's folders are not among those that the loader searches.
            ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { $0 + "libSDL2-2.0.0.dylib" }
        #else
            ["libSDL2-2.0.so.0"]
        #endif
    }
}

extension SDLLibrary {
    /// The library's words for the last call that failed in this thread.
    var lastError: String {
        let text = unsafe SDLLibrary.text(error())
        return text.isEmpty ? "SDL gives no reason" : text
    }

    /// Its version, such as `2.26.5`.
    var versionText: String {
        var number = SDLVersion()
        unsafe version(&number)
        return "\(number.major).\(number.minor).\(number.patch)"
    }

    /// A copy of a text of the library's, which must be good for the length of the call.
    @unsafe static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        unsafe pointer.map { unsafe String(cString: $0) } ?? ""
    }
}

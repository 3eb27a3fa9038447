import SoundFiles

/// The libraries that outputs on devices need at run time.
package enum DeviceLibraries {
    /// The version of SDL2 that is here, such as `2.26.5`; `nil` where it is missing or too old. Loads it, and starts
    /// none of it.
    package static var sdlVersion: String? {
        guard case .success(let library) = SDLLibrary.installed else { return nil }
        return library.versionText
    }

    /// Why SDL2 cannot be used, in the loader's words; `nil` where it can.
    package static var sdlProblem: String? {
        guard case .failure(let fault) = SDLLibrary.installed else { return nil }
        return fault.detail
    }

    /// The packages that have SDL2.
    package static var sdlPackages: String { SDLLibrary.packages }
}

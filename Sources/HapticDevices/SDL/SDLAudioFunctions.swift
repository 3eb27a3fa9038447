import CSDLLibrary
import SoundFiles

/// What we call in SDL2 for sound.
@safe struct SDLAudioFunctions {
    let driver: SDLGetCurrentAudioDriver
    let deviceCount: SDLGetNumAudioDevices
    let deviceName: SDLGetAudioDeviceName
    let deviceSpec: SDLGetAudioDeviceSpec
    /// Absent before SDL 2.24.
    let defaultDevice: SDLGetDefaultAudioInfo?
    let open: SDLOpenAudioDevice
    let pause: SDLPauseAudioDevice
    let status: SDLGetAudioDeviceStatus
    let close: SDLCloseAudioDevice

    // Each signature is that of the header, which a test compiles against the library's own.
    init(_ library: DynamicLibrary) throws(LibraryFault) {
        unsafe driver = try library.function("SDL_GetCurrentAudioDriver", as: SDLGetCurrentAudioDriver.self)
        unsafe deviceCount = try library.function("SDL_GetNumAudioDevices", as: SDLGetNumAudioDevices.self)
        unsafe deviceName = try library.function("SDL_GetAudioDeviceName", as: SDLGetAudioDeviceName.self)
        unsafe deviceSpec = try library.function("SDL_GetAudioDeviceSpec", as: SDLGetAudioDeviceSpec.self)
        unsafe defaultDevice = try? library.function("SDL_GetDefaultAudioInfo", as: SDLGetDefaultAudioInfo.self)
        unsafe open = try library.function("SDL_OpenAudioDevice", as: SDLOpenAudioDevice.self)
        unsafe pause = try library.function("SDL_PauseAudioDevice", as: SDLPauseAudioDevice.self)
        unsafe status = try library.function("SDL_GetAudioDeviceStatus", as: SDLGetAudioDeviceStatus.self)
        unsafe close = try library.function("SDL_CloseAudioDevice", as: SDLCloseAudioDevice.self)
    }
}

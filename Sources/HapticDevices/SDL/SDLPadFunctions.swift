import CSDLLibrary
import SoundFiles

/// What we call in SDL2 for gamepads.
@safe struct SDLPadFunctions {
    let count: SDLNumJoysticks
    let isPad: SDLIsGameController
    let identity: SDLJoystickGetDeviceInstanceID
    let deviceName: SDLJoystickNameForIndex
    let open: SDLGameControllerOpen
    let close: SDLGameControllerClose
    let name: SDLGameControllerName
    let isAttached: SDLGameControllerAnswer
    let hasRumble: SDLGameControllerAnswer
    let hasTriggerRumble: SDLGameControllerAnswer
    let update: SDLGameControllerUpdate
    let rumble: SDLGameControllerRumble
    let rumbleTriggers: SDLGameControllerRumble

    // Each signature is that of the header, which a test compiles against the library's own.
    init(_ library: DynamicLibrary) throws(LibraryFault) {
        unsafe count = try library.function("SDL_NumJoysticks", as: SDLNumJoysticks.self)
        unsafe isPad = try library.function("SDL_IsGameController", as: SDLIsGameController.self)
        unsafe identity = try library.function(
            "SDL_JoystickGetDeviceInstanceID", as: SDLJoystickGetDeviceInstanceID.self)
        unsafe deviceName = try library.function("SDL_JoystickNameForIndex", as: SDLJoystickNameForIndex.self)
        unsafe open = try library.function("SDL_GameControllerOpen", as: SDLGameControllerOpen.self)
        unsafe close = try library.function("SDL_GameControllerClose", as: SDLGameControllerClose.self)
        unsafe name = try library.function("SDL_GameControllerName", as: SDLGameControllerName.self)
        unsafe isAttached = try library.function("SDL_GameControllerGetAttached", as: SDLGameControllerAnswer.self)
        unsafe hasRumble = try library.function("SDL_GameControllerHasRumble", as: SDLGameControllerAnswer.self)
        unsafe hasTriggerRumble = try library.function(
            "SDL_GameControllerHasRumbleTriggers", as: SDLGameControllerAnswer.self)
        unsafe update = try library.function("SDL_GameControllerUpdate", as: SDLGameControllerUpdate.self)
        unsafe rumble = try library.function("SDL_GameControllerRumble", as: SDLGameControllerRumble.self)
        unsafe rumbleTriggers = try library.function(
            "SDL_GameControllerRumbleTriggers", as: SDLGameControllerRumble.self)
    }
}

import TestSupport
import Testing

/// Our declarations against SDL's own headers, compiled.
@Suite(.enabled(if: HeaderCompiler.has("SDL2/SDL.h"), "no clang, or no headers of SDL2 (package libsdl2-dev)"))
struct SDLDeclarationTests {
    private let includes = "#include <stddef.h>\n#define SDL_MAIN_HANDLED 1\n#include <SDL2/SDL.h>\n"
    private let ourHeader = "#include \"\(HeaderCompiler.header(of: "CSDLLibrary"))\"\n"

    @Test func `structs have the library's layout`() throws {
        let checks =
            HeaderCompiler.sameLayout(
                "SDLAudioSpec", "SDL_AudioSpec",
                ["freq", "format", "channels", "silence", "samples", "padding", "size", "callback", "userdata"])
            + HeaderCompiler.sameLayout("SDLVersion", "SDL_version", ["major", "minor", "patch"])
            + HeaderCompiler.sameLayout(
                "SDLVirtualJoystick", "SDL_VirtualJoystickDesc",
                [
                    "version", "type", "naxes", "nbuttons", "nhats", "vendor_id", "product_id", "padding",
                    "button_mask", "axis_mask", "name", "userdata", "Update", "SetPlayerIndex", "Rumble",
                    "RumbleTriggers", "SetLED", "SendEffect",
                ])
        #expect(try HeaderCompiler.compile(includes + ourHeader + checks) == "")
    }

    @Test func `functions have the library's signatures`() throws {
        let structs = """
            #define C_SDL_LIBRARY_STRUCTS
            typedef SDL_AudioSpec SDLAudioSpec;
            typedef SDL_version SDLVersion;
            typedef SDL_VirtualJoystickDesc SDLVirtualJoystick;

            """
        let checks = HeaderCompiler.sameSignatures([
            "SDLGetVersion": "SDL_GetVersion", "SDLSetHint": "SDL_SetHint", "SDLGetError": "SDL_GetError",
            "SDLInitSubSystem": "SDL_InitSubSystem", "SDLQuitSubSystem": "SDL_QuitSubSystem",
            "SDLGetCurrentAudioDriver": "SDL_GetCurrentAudioDriver",
            "SDLGetNumAudioDevices": "SDL_GetNumAudioDevices", "SDLGetAudioDeviceName": "SDL_GetAudioDeviceName",
            "SDLGetAudioDeviceSpec": "SDL_GetAudioDeviceSpec", "SDLGetDefaultAudioInfo": "SDL_GetDefaultAudioInfo",
            "SDLOpenAudioDevice": "SDL_OpenAudioDevice", "SDLPauseAudioDevice": "SDL_PauseAudioDevice",
            "SDLGetAudioDeviceStatus": "SDL_GetAudioDeviceStatus", "SDLCloseAudioDevice": "SDL_CloseAudioDevice",
            "SDLNumJoysticks": "SDL_NumJoysticks", "SDLIsGameController": "SDL_IsGameController",
            "SDLJoystickGetDeviceInstanceID": "SDL_JoystickGetDeviceInstanceID",
            "SDLJoystickNameForIndex": "SDL_JoystickNameForIndex", "SDLGameControllerOpen": "SDL_GameControllerOpen",
            "SDLGameControllerClose": "SDL_GameControllerClose", "SDLGameControllerName": "SDL_GameControllerName",
            "SDLGameControllerAnswer": "SDL_GameControllerGetAttached",
            "SDLGameControllerAnswer": "SDL_GameControllerHasRumble",
            "SDLGameControllerAnswer": "SDL_GameControllerHasRumbleTriggers",
            "SDLGameControllerUpdate": "SDL_GameControllerUpdate",
            "SDLGameControllerRumble": "SDL_GameControllerRumble",
            "SDLGameControllerRumble": "SDL_GameControllerRumbleTriggers",
            "SDLJoystickAttachVirtual": "SDL_JoystickAttachVirtualEx",
            "SDLJoystickDetachVirtual": "SDL_JoystickDetachVirtual",
        ])
        #expect(try HeaderCompiler.compile(includes + structs + ourHeader + checks) == "")
    }

    @Test func `constants have the library's values`() throws {
        let checks = HeaderCompiler.sameNumbers([
            "SDLInitAudio": "SDL_INIT_AUDIO", "SDLInitGameController": "SDL_INIT_GAMECONTROLLER",
            "SDLAudioStopped": "SDL_AUDIO_STOPPED", "SDLAudioFloatLittle": "AUDIO_F32LSB",
            "SDLAudioFloatBig": "AUDIO_F32MSB", "SDLVirtualJoystickVersion": "SDL_VIRTUAL_JOYSTICK_DESC_VERSION",
            "SDLJoystickTypeGameController": "SDL_JOYSTICK_TYPE_GAMECONTROLLER",
            "SDLControllerAxisCount": "SDL_CONTROLLER_AXIS_MAX",
            "SDLControllerButtonCount": "SDL_CONTROLLER_BUTTON_MAX",
        ])
        #expect(try HeaderCompiler.compile(includes + ourHeader + checks) == "")
    }

    @Test func `a wrong declaration would be seen`() throws {
        let wrong = "typedef int (*Wrong)(int);\n"
        let checks = HeaderCompiler.sameSignatures(["Wrong": "SDL_NumJoysticks"])
        #expect(try HeaderCompiler.compile(includes + wrong + checks) != "")
    }
}

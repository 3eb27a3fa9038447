// What we call in SDL2, declared by us, so that nothing of it is needed to build. The library is loaded when first needed
// (SDLLibrary.swift). Its interface keeps these signatures for as long as its soname (libSDL2-2.0.so.0) lasts; a test
// compiles this header against the library's own.
#ifndef C_SDL_LIBRARY_H
#define C_SDL_LIBRARY_H

#include <stdint.h>

// The test of the signatures defines this and names the library's own structs instead.
#ifndef C_SDL_LIBRARY_STRUCTS

// SDL_AudioSpec: what a sound device is asked for, and what it gives.
typedef struct {
    int freq;
    uint16_t format;
    uint8_t channels;
    uint8_t silence;
    uint16_t samples;
    uint16_t padding;
    uint32_t size;
    void (*_Nullable callback)(void *_Nullable userdata, uint8_t *_Nullable stream, int length);
    void *_Nullable userdata;
} SDLAudioSpec;

// SDL_version.
typedef struct {
    uint8_t major;
    uint8_t minor;
    uint8_t patch;
} SDLVersion;

// SDL_VirtualJoystickDesc: a gamepad that is a few functions. Tests attach them; since SDL 2.24.
typedef struct {
    uint16_t version;
    uint16_t type;
    uint16_t naxes;
    uint16_t nbuttons;
    uint16_t nhats;
    uint16_t vendor_id;
    uint16_t product_id;
    uint16_t padding;
    uint32_t button_mask;
    uint32_t axis_mask;
    const char *_Nullable name;
    void *_Nullable userdata;
    void (*_Nullable Update)(void *_Nullable userdata);
    void (*_Nullable SetPlayerIndex)(void *_Nullable userdata, int index);
    int (*_Nullable Rumble)(void *_Nullable userdata, uint16_t low, uint16_t high);
    int (*_Nullable RumbleTriggers)(void *_Nullable userdata, uint16_t left, uint16_t right);
    int (*_Nullable SetLED)(void *_Nullable userdata, uint8_t red, uint8_t green, uint8_t blue);
    int (*_Nullable SendEffect)(void *_Nullable userdata, const void *_Nullable data, int size);
} SDLVirtualJoystick;

#endif

// The library's own opaque types.
struct _SDL_GameController;
struct _SDL_Joystick;

enum {
    SDLInitAudio = 0x10,               // SDL_INIT_AUDIO
    SDLInitGameController = 0x2000,    // SDL_INIT_GAMECONTROLLER
    SDLAudioStopped = 0,               // SDL_AUDIO_STOPPED
    SDLAudioFloatLittle = 0x8120,      // AUDIO_F32LSB
    SDLAudioFloatBig = 0x9120,         // AUDIO_F32MSB
    SDLVirtualJoystickVersion = 1,     // SDL_VIRTUAL_JOYSTICK_DESC_VERSION
    SDLJoystickTypeGameController = 1, // SDL_JOYSTICK_TYPE_GAMECONTROLLER
    SDLControllerAxisCount = 6,        // SDL_CONTROLLER_AXIS_MAX
    SDLControllerButtonCount = 21,     // SDL_CONTROLLER_BUTTON_MAX
};

// Where the library returns one of its enums (SDL_bool, SDL_AudioStatus), that is an unsigned number.
typedef void (*SDLGetVersion)(SDLVersion *_Nonnull version);                             // SDL_GetVersion
typedef unsigned int (*SDLSetHint)(const char *_Nonnull name, const char *_Nonnull value); // SDL_SetHint
typedef const char *_Nullable (*SDLGetError)(void);                                      // SDL_GetError
typedef int (*SDLInitSubSystem)(uint32_t flags);                                         // SDL_InitSubSystem
typedef void (*SDLQuitSubSystem)(uint32_t flags);                                        // SDL_QuitSubSystem

typedef const char *_Nullable (*SDLGetCurrentAudioDriver)(void);                  // SDL_GetCurrentAudioDriver
typedef int (*SDLGetNumAudioDevices)(int iscapture);                              // SDL_GetNumAudioDevices
typedef const char *_Nullable (*SDLGetAudioDeviceName)(int index, int iscapture); // SDL_GetAudioDeviceName
typedef int (*SDLGetAudioDeviceSpec)(
    int index, int iscapture, SDLAudioSpec *_Nonnull spec); // SDL_GetAudioDeviceSpec
typedef int (*SDLGetDefaultAudioInfo)(
    char *_Nullable *_Nullable name, SDLAudioSpec *_Nonnull spec, int iscapture); // SDL_GetDefaultAudioInfo, since 2.24
typedef uint32_t (*SDLOpenAudioDevice)(
    const char *_Nullable device, int iscapture, const SDLAudioSpec *_Nonnull desired, SDLAudioSpec *_Nonnull obtained,
    int allowed_changes);                                              // SDL_OpenAudioDevice
typedef void (*SDLPauseAudioDevice)(uint32_t device, int pause_on);    // SDL_PauseAudioDevice
typedef unsigned int (*SDLGetAudioDeviceStatus)(uint32_t device);      // SDL_GetAudioDeviceStatus
typedef void (*SDLCloseAudioDevice)(uint32_t device);                  // SDL_CloseAudioDevice

typedef int (*SDLNumJoysticks)(void);                                             // SDL_NumJoysticks
typedef unsigned int (*SDLIsGameController)(int index);                           // SDL_IsGameController
typedef int32_t (*SDLJoystickGetDeviceInstanceID)(int index);                     // SDL_JoystickGetDeviceInstanceID
typedef const char *_Nullable (*SDLJoystickNameForIndex)(int index);              // SDL_JoystickNameForIndex
typedef struct _SDL_GameController *_Nullable (*SDLGameControllerOpen)(int index); // SDL_GameControllerOpen
typedef void (*SDLGameControllerClose)(struct _SDL_GameController *_Nonnull pad); // SDL_GameControllerClose
typedef const char *_Nullable (*SDLGameControllerName)(
    struct _SDL_GameController *_Nonnull pad); // SDL_GameControllerName
typedef unsigned int (*SDLGameControllerAnswer)(
    struct _SDL_GameController *_Nonnull pad); // SDL_GameControllerGetAttached, ...HasRumble, ...HasRumbleTriggers
typedef void (*SDLGameControllerUpdate)(void); // SDL_GameControllerUpdate
typedef int (*SDLGameControllerRumble)(
    struct _SDL_GameController *_Nonnull pad, uint16_t low, uint16_t high,
    uint32_t milliseconds); // SDL_GameControllerRumble, SDL_GameControllerRumbleTriggers

// For the tests.
typedef int (*SDLJoystickAttachVirtual)(const SDLVirtualJoystick *_Nonnull description); // SDL_JoystickAttachVirtualEx
typedef int (*SDLJoystickDetachVirtual)(int index);                                      // SDL_JoystickDetachVirtual

#endif

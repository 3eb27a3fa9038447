import CSDLLibrary
import Foundation
import SoundFiles

/// A gamepad that is a few functions, and tells what it is asked to do.
struct VirtualPad {
    private let detachDevice: SDLJoystickDetachVirtual
    private let index: Int32

    /// Plugs it in.
    init(hasRumble: Bool = true, hasTriggers: Bool = false) throws {
        let library = try DynamicLibrary(anyOf: ["libSDL2-2.0.so.0", "libSDL2-2.0.0.dylib"])
        // The signatures of the header.
        let attach = unsafe try library.function("SDL_JoystickAttachVirtualEx", as: SDLJoystickAttachVirtual.self)
        unsafe detachDevice = try library.function("SDL_JoystickDetachVirtual", as: SDLJoystickDetachVirtual.self)
        var pad = unsafe SDLVirtualJoystick()
        unsafe pad.version = UInt16(SDLVirtualJoystickVersion)
        unsafe pad.type = UInt16(SDLJoystickTypeGameController)
        unsafe pad.naxes = UInt16(SDLControllerAxisCount)
        unsafe pad.nbuttons = UInt16(SDLControllerButtonCount)
        if hasRumble { unsafe pad.Rumble = tellRumble }
        if hasTriggers { unsafe pad.RumbleTriggers = tellTriggers }
        index = unsafe "Trial Pad".withCString { name in
            unsafe pad.name = name
            return unsafe attach(&pad)
        }
    }

    /// Pulls it out.
    func unplug() { _ = detachDevice(index) }
}

// Named functions, not closures: nothing here may be bound to the main actor.
private func tellRumble(_: UnsafeMutableRawPointer?, _ low: UInt16, _ high: UInt16) -> Int32 {
    tell("rumble \(low) \(high)")
    return 0
}

private func tellTriggers(_: UnsafeMutableRawPointer?, _ left: UInt16, _ right: UInt16) -> Int32 {
    tell("triggers \(left) \(right)")
    return 0
}

import CSDLLibrary
public import HapticPlayback

/// A gamepad that is connected.
public struct Gamepad: Equatable, Sendable {
    /// Its place among the gamepads that are connected, from 0; `gamepad:` and this name it as an output.
    public let index: Int
    /// What it calls itself.
    public let name: String
    /// True where it has motors in its handles.
    public let hasRumble: Bool
    /// True where it has motors in its triggers.
    public let hasTriggerRumble: Bool
    /// Stays the same while it is connected, and is never given again in a process.
    package let identity: Int32

    /// Those that are connected.
    ///
    /// - Throws: `OutputError` where SDL2 is missing or has no access to gamepads.
    public static func all() throws(OutputError) -> [Gamepad] {
        try SDLLibrary.withPads { library in connected(library) }
    }

    /// The same, within ``SDLLibrary/withPads(_:)``.
    static func connected(_ library: SDLLibrary) -> [Gamepad] {
        library.padPlaces.enumerated().compactMap { index, place in library.pad(at: place, index: index) }
    }

    /// Those of the connected ones that have one of these identities, the only ones that are opened.
    package static func connected(_ identities: Set<Int32>) throws(OutputError) -> [Gamepad] {
        try SDLLibrary.withPads { library in
            library.padPlaces.enumerated().compactMap { index, place in
                identities.contains(library.pads.identity(place)) ? library.pad(at: place, index: index) : nil
            }
        }
    }

    /// Whether one that is connected has motors. Each is opened once.
    static var anyHasMotors: Bool {
        guard let present = try? identities() else { return false }
        let known = answers.withLock { answers in
            answers = answers.filter { present.contains($0.key) }
            return answers
        }
        if known.values.contains(true) { return true }
        let new = (try? connected(Set(present).subtracting(known.keys))) ?? []
        answers.withLock { answers in
            for pad in new { answers[pad.identity] = pad.hasRumble || pad.hasTriggerRumble }
        }
        return new.contains { $0.hasRumble || $0.hasTriggerRumble }
    }

    /// Whether pads that were opened for this question have motors, by their identities.
    private static let answers = Guarded<[Int32: Bool]>([:])

    /// The identities of those that are connected, without opening any of them.
    package static func identities() throws(OutputError) -> [Int32] {
        try SDLLibrary.withPads { library in library.padPlaces.map { library.pads.identity($0) } }
    }

    /// What SDL knows of devices of this kind that it cannot use as gamepads: joysticks, wheels, pads without a map.
    package static func otherDevices() throws(OutputError) -> [String] {
        try SDLLibrary.withPads { library in
            let pads = Set(library.padPlaces)
            return (0..<max(library.pads.count(), 0)).filter { !pads.contains($0) }
                .map { unsafe SDLLibrary.text(library.pads.deviceName($0)) }
        }
    }
}

extension SDLLibrary {
    /// Calls what needs the subsystem of gamepads. Once started it stays, so that pads that come and go are noticed.
    static func withPads<Value>(_ body: (SDLLibrary) throws(OutputError) -> Value) throws(OutputError) -> Value {
        try withSDL { library throws(OutputError) in
            if !padsStarted.withLock({ $0 }) {
                guard library.start(UInt32(SDLInitGameController)) == 0 else {
                    throw .unavailable(device: "gamepad", reason: "\(library.lastError); 'haptics doctor' says more")
                }
                padsStarted.withLock { $0 = true }
            }
            library.pads.update()
            return try body(library)
        }
    }

    private static let padsStarted = Guarded(false)

    /// The places of gamepads among SDL's joysticks.
    var padPlaces: [Int32] { (0..<max(pads.count(), 0)).filter { pads.isPad($0) != 0 } }

    /// What is at a place, seen by opening it, which does nothing to whoever has it open already.
    fileprivate func pad(at place: Int32, index: Int) -> Gamepad? {
        guard let handle = unsafe pads.open(place) else { return nil }
        defer { unsafe pads.close(handle) }
        return unsafe Gamepad(
            index: index, name: SDLLibrary.text(pads.name(handle)), hasRumble: pads.hasRumble(handle) != 0,
            hasTriggerRumble: pads.hasTriggerRumble(handle) != 0, identity: pads.identity(place))
    }
}

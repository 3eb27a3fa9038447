import CSDLLibrary
import HapticPlayback

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open gamepad, shared by all outputs that play on it: each motor gets the strongest of what they want.
@safe final class PadLink: Sendable {
    private struct State: Sendable {
        var wishes: [ObjectIdentifier: PadStrengths] = [:]
        /// Once at rest for the end of the process, or closed, nothing wakes it again.
        var rests = false
    }

    /// `@unchecked Sendable`: the address of an open pad, which SDL guards by a lock of its own.
    @safe private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private static let links = Guarded<[Int32: PadLink]>([:])

    private let state = Guarded(State())
    private let library: SDLLibrary
    private let handle: Handle
    private let identity: Int32
    /// What the pad calls itself.
    let name: String
    let hasRumble: Bool
    let hasTriggers: Bool

    /// Milliseconds after which SDL ends a rumble that is not renewed.
    private static let patience: UInt32 = 1000

    /// Microseconds after which what was sent has reached the pad: drivers of SDL's own send on a thread of theirs,
    /// which ends with the process.
    private static let sendingTime: UInt32 = 50_000

    private init(_ library: SDLLibrary, _ pad: OpaquePointer, _ identity: Int32) {
        self.library = library
        unsafe handle = Handle(pointer: pad)
        self.identity = identity
        unsafe name = SDLLibrary.text(library.pads.name(pad))
        unsafe hasRumble = library.pads.hasRumble(pad) != 0
        unsafe hasTriggers = library.pads.hasTriggerRumble(pad) != 0
    }

    /// The link to the pad at one of SDL's places, opened unless it is. For use within ``SDLLibrary/withPads(_:)``.
    static func open(_ library: SDLLibrary, at place: Int32, for owner: ObjectIdentifier) throws(OutputError) -> PadLink
    {
        let identity = library.pads.identity(place)
        // The wish counts from here on, so that nobody else closes the pad.
        let link = links.withLock { links -> PadLink? in
            if links[identity] == nil, let pad = unsafe library.pads.open(place) {
                unsafe links[identity] = PadLink(library, pad, identity)
            }
            links[identity]?.state.withLock { $0.wishes[owner] = PadStrengths() }
            return links[identity]
        }
        guard let link else { throw .unavailable(device: "gamepad", reason: library.lastError) }
        return link
    }

    /// Sets what an output wants. False where the pad has gone.
    func set(_ strengths: PadStrengths, for owner: ObjectIdentifier) -> Bool {
        state.withLock { state in
            if state.rests { return true }
            state.wishes[owner] = strengths
            return send(state)
        }
    }

    /// Takes back what an output wanted; the last one closes the pad, at rest.
    func leave(_ owner: ObjectIdentifier) {
        let isLast = Self.links.withLock { links in
            state.withLock { state in
                state.wishes[owner] = nil
                if !state.rests { _ = send(state) }
                let isLast = state.wishes.isEmpty
                if isLast { (links[identity], state.rests) = (nil, true) }
                return isLast
            }
        }
        guard isLast else { return }
        _ = try? SDLLibrary.withSDL { library in unsafe library.pads.close(handle.pointer) }
    }

    /// Looks for what has come or gone, and lets SDL do what is due. True while the pad is there.
    var isAttached: Bool {
        library.pads.update()
        return unsafe library.pads.isAttached(handle.pointer) != 0
    }

    /// Sets all motors of all pads to rest, for good, and waits until they have been told.
    static func restAll() {
        let all = links.withLock { Array($0.values) }
        for link in all {
            link.state.withLock { state in
                // Where it rests it may be closed by now.
                guard !state.rests else { return }
                state.wishes = state.wishes.mapValues { _ in PadStrengths() }
                _ = link.send(state)
                state.rests = true
            }
        }
        if !all.isEmpty { usleep(sendingTime) }
    }

    private func send(_ state: State) -> Bool {
        let sum = state.wishes.values.reduce(PadStrengths()) { $0.joined($1) }
        var isThere = true
        if hasRumble {
            let result = unsafe library.pads.rumble(
                handle.pointer, Self.command(sum.low), Self.command(sum.high), Self.patience)
            isThere = result == 0
        }
        if hasTriggers {
            let result = unsafe library.pads.rumbleTriggers(
                handle.pointer, Self.command(sum.left), Self.command(sum.right), Self.patience)
            isThere = isThere && result == 0
        }
        return isThere
    }

    /// A strength as SDL has it.
    private static func command(_ strength: Double) -> UInt16 {
        strength > 0 ? UInt16((min(strength, 1) * 65_535).rounded()) : 0
    }
}

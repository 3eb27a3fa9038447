import CSDLLibrary
import HapticPlayback

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A sound device that plays, until it is closed.
///
/// `@unchecked Sendable`: constants, and a thread that guards itself; closed once, by whoever takes it out of its output.
@safe final class OpenDevice: @unchecked Sendable {
    /// What an output wants.
    struct Request {
        let output: String
        let channels: [Int]?
        let frames: Int
        let isPreview: Bool
    }

    /// A device by its name, or the default one, with the channels that it says to have; 0 where it says nothing.
    struct Place {
        let name: String?
        let channels: Int
    }

    private let library: SDLLibrary
    private let number: UInt32
    private let pump: AudioPump
    private let watch: PacedThread?

    /// Seconds between two looks for a device that has gone.
    private static let pace = 0.05
    /// The most that SDL opens a device with: it plays on the first ones of a device that has more.
    static let mostChannels = 8

    /// Opens and plays. For one thread at a time, with the subsystem of sound started.
    init(
        _ library: SDLLibrary, _ place: Place, _ source: HapticSource, _ request: Request,
        _ report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        let own = place.channels > 0 ? min(place.channels, Self.mostChannels) : 2
        let wanted = max(own, request.channels?.max() ?? 1)
        let layout = AudioLayout(count: wanted, chosen: request.channels, isPreview: request.isPreview)
        if let chosen = request.channels,
            layout.haptic.isEmpty || layout.haptic != chosen || wanted > Self.mostChannels
        {
            throw .unavailable(device: request.output, reason: "sound devices have channels 1 to 8, not \(chosen)")
        }
        let pump = AudioPump(source, layout, capacity: request.frames)
        number = unsafe try Self.opened(library, place, request, wanted, Unmanaged.passUnretained(pump).toOpaque())
        self.library = library
        self.pump = pump
        library.audio.pause(number, 0)
        let number = number
        watch = PacedThread(period: Self.pace) { pace in
            while pace.next() {
                // Instead of SDL's events, which are an application's own where it uses SDL as well. No controller was
                // disconnected: that has an event of its own.
                if library.audio.status(number) == UInt32(SDLAudioStopped) { return report(.failed) }
            }
        }
    }

    /// Waits until the device has asked for frames, or has gone, which its report tells. False where the time is over.
    func begins(within seconds: Double) -> Bool {
        let end = MonotonicClock.now + seconds
        while !pump.hasBegun, library.audio.status(number) != UInt32(SDLAudioStopped) {
            guard MonotonicClock.now < end else { return false }
            usleep(500)
        }
        return true
    }

    /// - Parameter pump: Must outlive the device.
    private static func opened(
        _ library: SDLLibrary, _ place: Place, _ request: Request, _ channels: Int, _ pump: UnsafeMutableRawPointer
    ) throws(OutputError) -> UInt32 {
        var wanted = unsafe SDLAudioSpec()
        var given = unsafe SDLAudioSpec()
        unsafe wanted.freq = 48_000
        unsafe wanted.format = UInt16(Self.floatFormat)
        unsafe wanted.channels = UInt8(clamping: channels)
        unsafe wanted.samples = UInt16(clamping: request.frames)
        unsafe wanted.callback = fillAudio
        unsafe wanted.userdata = unsafe pump
        // Nothing may change: SDL converts, and so the layout holds.
        let number =
            unsafe place.name.map { name in
                unsafe name.withCString { unsafe library.audio.open($0, 0, &wanted, &given, 0) }
            } ?? library.audio.open(nil, 0, &wanted, &given, 0)
        guard number > 0 else { throw .unavailable(device: request.output, reason: library.lastError) }
        return number
    }

    private static var floatFormat: Int {
        1.littleEndian == 1 ? Int(SDLAudioFloatLittle) : Int(SDLAudioFloatBig)
    }

    /// Closes it and waits until its thread has ended.
    func close() {
        watch?.stop()
        // Waits for the device's thread, so not in the lock of others: a driver may take its time.
        library.audio.close(number)
        _ = try? SDLLibrary.withSDL { library in library.end(UInt32(SDLInitAudio)) }
        withExtendedLifetime(pump) {}
    }
}

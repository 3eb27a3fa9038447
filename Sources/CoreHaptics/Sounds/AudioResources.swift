import Foundation
import HapticPlayback
import HapticRendering

/// The sounds that are registered with an engine.
final class AudioResources: Sendable {
    struct Resource: Sendable {
        let clip: SoundClip
        let usesVolumeEnvelope: Bool
        let loops: Bool
        /// How often the engine had been reset when it was registered: a reset forgets all of them.
        let generation: Int
    }

    /// Samples of all sounds together, a gigabyte of them.
    static let limit = 1 << 28

    // One series for all engines, so that the number of another one's sound is known to be wrong.
    private static let lastID = Guarded(0)
    private let resources = Guarded<[Int: Resource]>([:])

    func add(
        _ url: URL, options: [AnyHashable: Any], rate: Double, generation: Int
    ) throws(CHHapticError) -> Int {
        let place = "engine.registerAudioResource"
        let options = try ResourceOptions(options, at: place + ".options")
        guard url.isFileURL else {
            throw CHHapticError(
                .fileNotFound, "the address is not that of a file",
                hint: "give the URL of a sound file on this machine", at: place, in: (url.absoluteString, nil))
        }
        let clip = try SoundReading.clip(url.path, rate: rate, at: place)
        let resource = Resource(
            clip: clip, usesVolumeEnvelope: options.usesVolumeEnvelope, loops: options.loops, generation: generation)
        let id = AudioResources.lastID.withLock { last in
            last += 1
            return last
        }
        let isKept = resources.withLock { resources in
            resources = resources.filter { $0.value.generation == generation }
            let used = resources.values.reduce(0) { $0 + $1.clip.samples.count }
            guard used + clip.samples.count <= AudioResources.limit else { return false }
            resources[id] = resource
            return true
        }
        if isKept { return id }
        throw CHHapticError(
            .resourceNotAvailable, "there is no room for more sounds", hint: "unregister some that are not needed",
            at: place, in: (url.lastPathComponent, url.path))
    }

    func remove(_ id: Int, generation: Int) throws(CHHapticError) {
        let place = "engine.unregisterAudioResource"
        try resources.withLock { resources throws(CHHapticError) in
            guard let resource = resources.removeValue(forKey: id), resource.generation == generation else {
                throw AudioResources.unknown(id, at: place)
            }
        }
    }

    func resource(_ id: Int, generation: Int, at place: String) throws(CHHapticError) -> Resource {
        let resource = resources.withLock { $0[id] }
        guard let resource, resource.generation == generation else { throw AudioResources.unknown(id, at: place) }
        return resource
    }

    private static func unknown(_ id: Int, at place: String) -> CHHapticError {
        CHHapticError(
            .invalidAudioResource, "no sound is registered under the number \(id)",
            hint: "register it with this engine, after a reset anew", at: place)
    }
}

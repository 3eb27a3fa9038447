import HapticPatterns

/// The sounds that a pattern plays, numbered in an order that does not depend on the order of its events.
struct SoundList {
    /// The clips, by number.
    private(set) var clips: [SoundClip] = []
    /// What the library lacks, each once, in the same kind of order.
    private(set) var missing: [HapticEvent.Sound.Source] = []
    private var numbers: [HapticEvent.Sound.Source: Int32] = [:]

    init(_ pattern: HapticPattern, _ library: SoundLibrary) {
        for source in Self.sources(of: pattern) {
            if let clip = library.clips[source], clip.isPlayable {
                numbers[source] = Int32(truncatingIfNeeded: clips.count)
                clips.append(clip)
            } else if library.clips[source] == nil {
                missing.append(source)
            }
        }
    }

    /// The number of a source, or `nil` where there is nothing to play.
    func number(of source: HapticEvent.Sound.Source) -> Int32? { numbers[source] }

    /// Each source once: registered sounds by number, then paths by their bytes.
    private static func sources(of pattern: HapticPattern) -> [HapticEvent.Sound.Source] {
        var seen: Set<HapticEvent.Sound.Source> = []
        let events = pattern.events
        for index in events.indices where events[index].kind == .audioCustom {
            if let source = events[index].sound?.source { seen.insert(source) }
        }
        return seen.sorted(by: precedes)
    }

    private static func precedes(_ a: HapticEvent.Sound.Source, _ b: HapticEvent.Sound.Source) -> Bool {
        switch (a, b) {
        case (.resource(let a), .resource(let b)): a < b
        case (.path(let a), .path(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
        case (.resource, .path): true
        case (.path, .resource): false
        }
    }
}

import HapticPatterns
import HapticPlayback

/// The players of an engine, made once for each pattern: a feedback is felt as soon as a command reaches the output.
struct FeedbackVoices {
    private struct Entry {
        var players: [EnginePlayer] = []
        var next = 0
        var lastUse = 0
    }

    /// Patterns that are kept: all of the table in some intensities. The least recently used one gives way.
    private static let patterns = 64
    /// How often one pattern may sound at once. The oldest one gives way.
    private static let playersOfEach = 4

    private var entries: [HapticPattern: Entry] = [:]
    private var uses = 0

    /// The player whose turn it is; `nil` where another one is to be made.
    mutating func next(of pattern: HapticPattern) -> EnginePlayer? {
        guard let entry = entries[pattern], entry.players.count == Self.playersOfEach else { return nil }
        uses += 1
        entries[pattern]?.lastUse = uses
        entries[pattern]?.next = (entry.next + 1) % Self.playersOfEach
        return entry.players[entry.next]
    }

    /// Takes in a player that plays now.
    mutating func add(_ player: EnginePlayer, of pattern: HapticPattern) {
        if entries[pattern] == nil, entries.count >= Self.patterns { removeOldest() }
        var entry = entries[pattern] ?? Entry()
        uses += 1
        entry.lastUse = uses
        // Two threads may both have made the last one.
        if entry.players.count < Self.playersOfEach { entry.players.append(player) }
        entries[pattern] = entry
    }

    private mutating func removeOldest() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        entries[oldest.key] = nil
    }
}

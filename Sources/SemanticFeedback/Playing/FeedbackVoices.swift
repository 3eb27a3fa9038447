import HapticPatterns
import HapticPlayback

/// The players of an engine that are kept for the next feedback of the same pattern: it is felt as soon as a command reaches
/// the output.
struct FeedbackVoices {
    private struct Voice {
        let player: EnginePlayer
        /// Starts that were asked for.
        var starts = 1
        var lastUse: Int

        /// False while a start is on its way, or it sounds.
        var isIdle: Bool {
            let report = player.report
            return report.starts >= starts && !report.phase.isActive
        }
    }

    /// How often one pattern may sound at once. The oldest one gives way.
    private static let voicesOfEach = 4

    private var voices: [HapticPattern: [Voice]] = [:]
    private var uses = 0

    /// How many there are.
    private var count: Int { voices.values.reduce(0) { $0 + $1.count } }

    /// The player to start: one that rests, or the oldest one where as many sound as may; `nil` where another one is to be
    /// made.
    ///
    /// - Parameter mayMake: False where there is no room for another one.
    mutating func next(of pattern: HapticPattern, mayMake: Bool = true) -> EnginePlayer? {
        guard var some = voices[pattern] else { return nil }
        let isFull = some.count >= Self.voicesOfEach || !mayMake
        let oldest = some.indices.min { some[$0].lastUse < some[$1].lastUse }
        guard let index = some.firstIndex(where: { $0.isIdle }) ?? (isFull ? oldest : nil) else { return nil }
        uses += 1
        some[index].lastUse = uses
        some[index].starts += 1
        voices[pattern] = some
        return some[index].player
    }

    /// Takes in a player that is about to start, and gives those that are too many then: they sound to their end.
    mutating func add(_ player: EnginePlayer, of pattern: HapticPattern, limit: Int) -> [EnginePlayer] {
        uses += 1
        voices[pattern, default: []].append(Voice(player: player, lastUse: uses))
        var others: [EnginePlayer] = []
        while count > limit, let oldest = removeOldest() { others.append(oldest) }
        return others
    }

    /// A start of a player has failed.
    mutating func startFailed(of player: EnginePlayer, of pattern: HapticPattern) {
        guard let index = voices[pattern]?.firstIndex(where: { $0.player === player }) else { return }
        voices[pattern]?[index].starts -= 1
    }

    /// Takes out what rests.
    mutating func removeIdle() -> [EnginePlayer] {
        let idle = voices.values.flatMap { $0 }.filter { $0.isIdle }.map { $0.player }
        voices = voices.mapValues { $0.filter { voice in !idle.contains { $0 === voice.player } } }
            .filter { !$0.value.isEmpty }
        return idle
    }

    /// Takes out what was used least recently, of what rests first.
    mutating func removeOldest() -> EnginePlayer? {
        let all = voices.flatMap { pattern, some in some.map { (pattern: pattern, voice: $0, isIdle: $0.isIdle) } }
        let oldest = all.min { first, second in
            first.isIdle == second.isIdle ? first.voice.lastUse < second.voice.lastUse : first.isIdle
        }
        guard let oldest else { return nil }
        voices[oldest.pattern]?.removeAll { $0.player === oldest.voice.player }
        if voices[oldest.pattern]?.isEmpty == true { voices[oldest.pattern] = nil }
        return oldest.voice.player
    }
}

import HapticPatterns
import HapticPlayback
import HapticRendering

/// How fast 256 continuous voices are mixed in blocks of 256 samples at 48 kHz, beside a renderer of the same pattern: by
/// one player, and by a player each. Prints lines of a name and a number.
struct MixerSpeed {
    private let voices = 256
    private let block = 256
    private let seconds = 4
    private let rounds = 11

    func run() throws {
        // First: what the process has held before would hide what it grows by.
        try memory()
        let (whole, single) = (pattern(voices), pattern(1))
        let one = try source([whole])
        let each = try source([HapticPattern](repeating: single, count: voices))
        var renderer = try Renderer(whole)
        var times: [[Double]] = [[], [], [], []]
        for _ in 0..<rounds {
            times[0].append(measure { play(one.source) })
            times[1].append(measure { play(each.source) })
            times[2].append(measure { render(&renderer, block) })
            times[3].append(measure { render(&renderer, 4_096) })
        }
        report(times)
    }

    private func report(_ times: [[Double]]) {
        let ratios = [0, 1].map { index in median(zip(times[index], times[2]).map { $0 / $1 }) }
        let samples = Double(seconds * 48_000 * voices)
        print("rounds \(rounds)")
        print("samples \(seconds * 48_000 * voices)")
        print("one-player \(median(times[0]) / samples)")
        print("one-player-ratio \(ratios[0])")
        print("one-player-share \(median(times[0]) / Double(seconds))")
        print("many-players \(median(times[1]) / samples)")
        print("many-players-ratio \(ratios[1])")
        print("many-players-share \(median(times[1]) / Double(seconds))")
        print("renderer \(median(times[2]) / samples)")
        print("renderer-long \(median(times[3]) / samples)")
    }

    /// Players that are made, started and dropped leave no more memory in use after ten thousand than after a tenth.
    private func memory() throws {
        let source = try HapticSource()
        var blocks = Blocks(block)
        func round() throws {
            for _ in 0..<1_000 {
                let player = try source.makePlayer(pattern(4))
                try player.start()
                try player.cancel()
                blocks.render(source)
            }
        }
        try round()
        let before = Memory.peak
        let seconds = try measure { for _ in 0..<9 { try round() } }
        print("players-growth \(Memory.peak - before)")
        print("players-seconds \(seconds / 9_000)")
    }

    private func pattern(_ count: Int) -> HapticPattern {
        HapticPattern(
            events: (0..<count).map { number in
                HapticEvent(
                    kind: .hapticContinuous, time: 0, duration: 3_600,
                    parameters: [.hapticIntensity: 0.1, .hapticSharpness: Float(number) / Float(voices)])
            })
    }

    private func source(_ patterns: [HapticPattern]) throws -> (source: HapticSource, players: [PatternPlayer]) {
        let source = try HapticSource()
        let players = try patterns.map { try source.makePlayer($0) }
        for player in players { try player.start() }
        return (source, players)
    }

    private func play(_ source: HapticSource) {
        var blocks = Blocks(block)
        for _ in 0..<seconds * 48_000 / block { blocks.render(source) }
    }

    private func render(_ renderer: inout Renderer, _ block: Int) {
        var haptic = [Float](repeating: 0, count: block)
        var span = haptic.mutableSpan
        for _ in 0..<seconds * 48_000 / block { renderer.render(haptic: &span) }
    }

    private func measure(_ job: () throws -> Void) rethrows -> Double {
        let start = Processor.seconds
        try job()
        return Processor.seconds - start
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

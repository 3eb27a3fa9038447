import HapticRendering

/// Plays all players of an engine, block after block: the render side.
///
/// Blocks are split at the samples of commands, so that the result does not depend on how an output divides time.
/// Nothing here allocates, frees, locks or waits.
struct Mixer: ~Copyable, Sendable {
    let inbox: SharedRing<Command>
    let outbox: SharedRing<PlayerReference>
    var schedule: Schedule
    var players: FlatArray<PlayerReference?>
    var count = 0
    var tail: Tail
    var hapticLevel: LevelRamp
    var audioLevel: LevelRamp
    var plays = PlayedKinds(haptics: true, audio: true)
    /// Samples between two looks at what motors are to do, besides all moments at which something changes.
    let fineStep: Double
    /// With which players note what happens to their events; mostly none.
    var pen: NotePen?
    private let scratch = Buffer(channels: 3, count: Mixer.chunk)
    private var output: Output
    /// The number of the sample to be rendered next.
    var position = TimeBase.firstSample
    /// Commands that were done since someone asked.
    var done = 0

    /// Samples that are rendered at one go: few enough to stay in the processor's cache.
    static var chunk: Int { 1024 }

    init(
        _ settings: RenderSettings, _ capacities: PlaybackCapacities, inbox: SharedRing<Command>,
        outbox: SharedRing<PlayerReference>
    ) {
        self.inbox = inbox
        self.outbox = outbox
        schedule = Schedule(capacity: capacities.allCommands)
        players = FlatArray(repeating: nil, count: capacities.players)
        let fade = Player.fadeLength(SampleClock(settings))
        tail = Tail(length: fade)
        hapticLevel = LevelRamp(length: fade)
        audioLevel = LevelRamp(length: fade)
        output = Output(settings.limiter)
        fineStep = 0.1 * settings.motors.step * settings.sampleRate
    }

    /// Renders the next samples into lanes of one length.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func render(haptic: Lane, audio: (left: Lane, right: Lane)) {
        var done = 0
        while done < haptic.count {
            performDue()
            var count = min(haptic.count - done, Self.chunk)
            if let next = schedule.nextSample { count = min(count, next - position) }
            count = min(count, min(hapticLevel.steady, audioLevel.steady))
            let audio = (audio.left.part(from: done, count: count), audio.right.part(from: done, count: count))
            render(part: haptic.part(from: done, count: count), audio)
            position += count
            done += count
        }
    }

    /// Commands that were done since the last call: so many more may be sent.
    mutating func takeDone() -> Int {
        let taken = done
        done = 0
        return taken
    }

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    private mutating func render(part haptic: Lane, _ audio: (left: Lane, right: Lane)) {
        haptic.clear()
        audio.left.clear()
        audio.right.clear()
        for index in 0..<count {
            guard let player = players[index] else { continue }
            add(player, to: haptic, audio)
        }
        tail.take(into: haptic, audio)
        if !plays.haptics { haptic.clear() }
        if !plays.audio {
            audio.left.clear()
            audio.right.clear()
        }
        scale(haptic, by: hapticLevel)
        scale(audio.left, by: audioLevel)
        scale(audio.right, by: audioLevel)
        hapticLevel.advance(by: haptic.count)
        audioLevel.advance(by: haptic.count)
        output.process(haptic, isAudio: false)
        output.process(audio.left, isAudio: true)
        output.process(audio.right, isAudio: true)
    }

    /// Adds what a player plays. It plays into lanes of its own first, also where its level is 1: so the sum is rounded
    /// in the same way whether it fades or not.
    private func add(_ player: PlayerReference, to haptic: Lane, _ audio: (left: Lane, right: Lane)) {
        guard player.runs else { return player.passStop(by: position + haptic.count) }
        let lanes = (
            scratch.lane(0, count: haptic.count), scratch.lane(1, count: haptic.count),
            scratch.lane(2, count: haptic.count)
        )
        let hasAudio = player.hasAudio
        lanes.0.clear()
        if hasAudio {
            lanes.1.clear()
            lanes.2.clear()
        }
        player.render(into: lanes.0, (lanes.1, lanes.2), at: position)
        var start = 0
        while start < haptic.count {
            let level = player.level
            let length = min(haptic.count - start, level.steady)
            add(lanes.0, to: haptic, from: start, count: length, level)
            if hasAudio {
                add(lanes.1, to: audio.left, from: start, count: length, level)
                add(lanes.2, to: audio.right, from: start, count: length, level)
            }
            player.advanceLevel(by: length)
            start += length
        }
    }

    private func add(_ source: Lane, to lane: Lane, from start: Int, count: Int, _ level: LevelRamp) {
        let (part, source) = (lane.part(from: start, count: count), source.part(from: start, count: count))
        // At full level the product is the sample itself.
        if level.isFull { return part.add(source) }
        part.add(source, height: level.height, step: level.step, full: level.length)
    }

    private func scale(_ lane: Lane, by ramp: LevelRamp) {
        if ramp.isFull { return }
        lane.scale(height: ramp.height, step: ramp.step, full: ramp.length)
    }
}

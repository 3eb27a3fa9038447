#if canImport(Glibc)
    import Glibc
    import HapticPatterns
    import HapticPlayback
    import HapticRendering
    import TestSupport
    import Testing

    /// To render, and to do what was sent, must not allocate: the test runs in a process of its own whose memory is used
    /// up before the call, so that to ask for more ends it.
    struct PlaybackAllocationTests {
        /// The address sanitizer stops a process that runs out of memory before it comes to the call.
        private static let canRun = unsafe dlsym(nil, "__asan_init") == nil

        @Test(.enabled(if: canRun)) func `a source plays and obeys without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let source = try HapticSource()
                let players = try Self.commandedPlayers(source)
                var haptic = [Float](repeating: 0, count: 480)
                var (left, right) = (haptic, haptic)
                var hapticSpan = haptic.mutableSpan
                var leftSpan = left.mutableSpan
                var rightSpan = right.mutableSpan
                ProcessMemory.useUp()
                for _ in 0..<40 { source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan) }
                _exit(players.allSatisfy { $0.report.finishes > 0 } ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }

        @Test(.enabled(if: canRun)) func `players note what they play without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let source = try HapticSource()
                let book = NoteBook(capacity: NoteBook.notes)
                source.setNotes(book)
                let players = try Self.commandedPlayers(source)
                var haptic = [Float](repeating: 0, count: 480)
                var (left, right) = (haptic, haptic)
                var hapticSpan = haptic.mutableSpan
                var leftSpan = left.mutableSpan
                var rightSpan = right.mutableSpan
                ProcessMemory.useUp()
                for _ in 0..<40 { source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan) }
                _exit(book.take() != nil && players.allSatisfy { $0.report.finishes > 0 } ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }

        @Test(.enabled(if: canRun)) func `motors are told and obey without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let source = try HapticSource()
                let players = try Self.commandedPlayers(source)
                ProcessMemory.useUp()
                var strongest = 0.0
                for _ in 0..<40 { strongest = max(strongest, source.motors(after: 480).low) }
                let isDone = strongest > 0 && players.allSatisfy { $0.report.finishes > 0 }
                _exit(isDone ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }

        @Test(.enabled(if: canRun)) func `time is skipped and kinds are switched without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let source = try HapticSource()
                let players = try Self.commandedPlayers(source)
                var haptic = [Float](repeating: 0, count: 480)
                var (left, right) = (haptic, haptic)
                var hapticSpan = haptic.mutableSpan
                var leftSpan = left.mutableSpan
                var rightSpan = right.mutableSpan
                ProcessMemory.useUp()
                for number in 0..<40 {
                    source.setPlays(haptics: number % 3 != 0, audio: number % 2 == 0)
                    source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
                    source.skip(to: source.nextSample + 100)
                }
                _exit(players.allSatisfy { $0.report.finishes > 0 } ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }

        /// Players of all kinds of events, each command sent to one of them for some time within 40 blocks of 480 samples:
        /// all are over by then. One more is let go while it plays.
        private static func commandedPlayers(_ source: HapticSource) throws -> [PatternPlayer] {
            let sounds = SoundLibrary([.path("noise"): SoundClip(mono: [0.5, -0.5, 0.25], sampleRate: 48_000)])
            let held = HapticEvent(kind: .audioContinuous, time: 0.01, duration: 0.05)
            var sound = HapticEvent(kind: .audioCustom, time: 0.02, duration: 0.05)
            sound.sound = HapticEvent.Sound(.path("noise"), usesVolumeEnvelope: true, loops: true)
            let pattern = HapticPattern(events: [tap(), continuous(at: 0.02, for: 0.1, sharpness: 0.4), held, sound])
            let players = try (0..<2).map { _ in try source.makePlayer(pattern, sounds: sounds) }
            let (one, other) = (players[0], players[1])
            try source.makePlayer(pattern, sounds: sounds).start()
            try command(one, of: source)
            try other.start(at: source.time(2_000))
            try other.start(at: source.time(3_000))
            try other.setMuted(true, at: source.time(3_500))
            try other.cancel()
            try other.start(at: source.time(4_000))
            try source.setHapticsMuted(true, at: source.time(9_000))
            try source.setHapticsMuted(false, at: source.time(9_050))
            try source.setAudioMuted(true, at: source.time(9_100))
            return players
        }

        private static func command(_ player: PatternPlayer, of source: HapticSource) throws {
            try player.setLoops(true)
            try player.setLoopEnd(0.05)
            try player.start()
            try player.setRate(1.5, at: source.time(1_000))
            let parameters = DynamicParameterID.allCases.map { DynamicParameter($0, time: 0, value: $0.neutralValue) }
            try player.send(parameters, at: source.time(2_000))
            let points = [ControlPoint(time: 0, value: 0), ControlPoint(time: 0.05, value: 1)]
            for id in DynamicParameterID.allCases {
                try player.schedule(ParameterCurve(id, time: 0, points: points), at: source.time(2_500))
            }
            try player.pause(at: source.time(3_000))
            try player.resume(at: source.time(4_000))
            try player.seek(to: 0.01, at: source.time(5_000))
            try player.setMuted(true, at: source.time(6_000))
            try player.setLoops(false, at: source.time(6_500))
            try player.stop(at: source.time(7_000))
        }
    }
#endif

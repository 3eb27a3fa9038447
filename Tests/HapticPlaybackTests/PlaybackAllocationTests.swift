#if canImport(Glibc)
    import Glibc
    import HapticPatterns
    import HapticPlayback
    import Testing

    /// To render, and to do what was sent, must not allocate: the test runs in a process of its own whose memory is used
    /// up before the call, so that to ask for more ends it.
    struct PlaybackAllocationTests {
        /// The address sanitizer stops a process that runs out of memory before it comes to the call.
        private static let canRun = unsafe dlsym(nil, "__asan_init") == nil

        @Test(.enabled(if: canRun)) func `a source plays and obeys without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let source = try HapticSource()
                let pattern = HapticPattern(events: [tap(), continuous(at: 0.02, for: 0.1, sharpness: 0.4)])
                let player = try source.makePlayer(pattern)
                try player.setLoops(true)
                try player.start()
                try player.setRate(1.5, at: source.time(1_000))
                try player.send(
                    [DynamicParameter(.hapticSharpnessControl, time: 0, value: 0.5)], at: source.time(2_000))
                try player.pause(at: source.time(3_000))
                try player.resume(at: source.time(4_000))
                try player.seek(to: 0.01, at: source.time(5_000))
                try player.setMuted(true, at: source.time(6_000))
                try player.stop(at: source.time(7_000))
                var haptic = [Float](repeating: 0, count: 480)
                var (left, right) = (haptic, haptic)
                var hapticSpan = haptic.mutableSpan
                var leftSpan = left.mutableSpan
                var rightSpan = right.mutableSpan
                Memory.useUp()
                for _ in 0..<20 { source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan) }
                _exit(EXIT_SUCCESS)
            }
        }
    }

    private enum Memory {
        /// Forbids the process to grow, and takes whatever is left of what it has, down to the smallest block.
        ///
        /// The optimiser must not know that nobody wants the blocks: it would ask for none, and take the answer for granted.
        @_optimize(none)
        static func useUp() {
            var limit = rlimit()
            // A plain value that the calls write and read.
            _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            limit.rlim_cur = 1
            _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var size = 1 << 24
            while size > 1_040 {
                while unsafe malloc(size) != nil {}
                size /= 2
            }
            for size in stride(from: 1_040, through: 8, by: -8) {
                while unsafe malloc(size) != nil {}
            }
        }
    }
#endif

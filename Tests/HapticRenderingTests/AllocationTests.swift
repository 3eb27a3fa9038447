#if canImport(Glibc)
    import Glibc
    import HapticPatterns
    import HapticRendering
    import TestSupport
    import Testing

    /// A render call must not allocate: each test runs in a process of its own whose memory is used up before the call, so
    /// that to ask for more ends it.
    struct AllocationTests {
        /// The address sanitizer stops a process that runs out of memory before it comes to the call.
        private static let canRun = unsafe dlsym(nil, "__asan_init") == nil

        @Test(.enabled(if: canRun)) func `a process whose memory is used up dies of an allocation`() async {
            await #expect(processExitsWith: .failure) {
                ProcessMemory.useUp()
                let array = (0..<Int.random(in: 10...20)).map { $0 }
                _exit(array.isEmpty ? EXIT_FAILURE : EXIT_SUCCESS)
            }
        }

        @Test(.enabled(if: canRun)) func `a process whose memory is used up lives as long as it asks for none`() async {
            await #expect(processExitsWith: .success) {
                ProcessMemory.useUp()
                _exit(EXIT_SUCCESS)
            }
        }

        @Test(.enabled(if: canRun)) func `the drive is rendered and sought without an allocation`() async {
            await #expect(processExitsWith: .success) { try Self.render(.drive, .flat) }
        }

        @Test(.enabled(if: canRun)) func `the preview is rendered and sought without an allocation`() async {
            await #expect(processExitsWith: .success) { try Self.render(.preview, .flat) }
        }

        @Test(.enabled(if: canRun)) func `resonant motion is rendered and sought without an allocation`() async {
            await #expect(processExitsWith: .success) { try Self.render(.motion, .lraIPhone) }
        }

        @Test(.enabled(if: canRun)) func `rotating motion is rendered and sought without an allocation`() async {
            await #expect(processExitsWith: .success) { try Self.render(.motion, .ermLow) }
        }

        private static func render(_ signal: RenderSettings.Signal, _ actuator: Actuator) throws {
            var random = RandomPattern(seed: 4)
            let pattern = random.pattern(events: 50, seconds: 1)
            let settings = RenderSettings.with {
                $0.signal = signal
                $0.actuator = actuator
                $0.limiter = .soft
            }
            var renderer = try Renderer(pattern, settings: settings, sounds: random.sounds)
            var haptic = [Float](repeating: 0, count: 480)
            var (left, right) = (haptic, haptic)
            var hapticSpan = haptic.mutableSpan
            var leftSpan = left.mutableSpan
            var rightSpan = right.mutableSpan
            ProcessMemory.useUp()
            for _ in 0..<100 { renderer.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan) }
            renderer.seek(to: 10_000)
            for _ in 0..<100 { renderer.render(haptic: &hapticSpan) }
            _exit(EXIT_SUCCESS)
        }

        @Test(.enabled(if: canRun)) func `motors are stepped without an allocation`() async {
            await #expect(processExitsWith: .success) {
                let renderer = try Renderer(HapticPattern(events: [tap(), continuous(for: 0.5, sharpness: 0.4)]))
                var stepper = MotorStepper(for: renderer.timeline)
                ProcessMemory.useUp()
                for _ in 0..<60 { _ = stepper.next(renderer.timeline) }
                _exit(EXIT_SUCCESS)
            }
        }
    }
#endif

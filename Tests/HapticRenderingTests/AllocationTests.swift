#if canImport(Glibc)
import Glibc
import HapticPatterns
import HapticRendering
import Testing
import TestSupport

/// A render call must not allocate.
///
/// The C library tells how much memory is in use. Blocks that are freed at once would not show in that, since each
/// thread keeps a few of every size at hand; so those are taken first, and what is asked for then comes from the heap
/// and counts as in use even after it is freed. Other tests allocate meanwhile: one quiet moment is enough to know that
/// a call that always does the same allocates nothing.
struct AllocationTests {
    /// True when some of many calls left the memory in use as it was.
    private func isFreeOfAllocations(_ body: () -> Void) -> Bool {
        for _ in 0..<200 {
            let kept = emptyCaches()
            let before = mallinfo2().uordblks
            body()
            let after = mallinfo2().uordblks
            for block in kept { unsafe free(block) }
            if before == after { return true }
        }
        return false
    }

    /// Takes more blocks of each small size than a thread keeps at hand.
    private func emptyCaches() -> [UnsafeMutableRawPointer?] {
        var blocks: [UnsafeMutableRawPointer?] = []
        unsafe blocks.reserveCapacity(1_024)
        for size in stride(from: 24, to: 1_032, by: 16) {
            // Plain blocks that nobody reads; the caller frees them.
            for _ in 0..<8 { unsafe blocks.append(malloc(size)) }
        }
        return unsafe blocks
    }

    @Test func `the measure sees an allocation that is freed at once`() {
        #expect(isFreeOfAllocations {})
        #expect(!isFreeOfAllocations { unsafe free(malloc(100)) })
        #expect(!isFreeOfAllocations { _ = [Int](repeating: 7, count: Int.random(in: 10...20)).map { $0 + 1 } })
    }

    @Test(arguments: RenderSettings.Signal.allCases)
    func `rendering and seeking allocate nothing`(signal: RenderSettings.Signal) throws {
        var random = RandomPattern(seed: 4)
        let pattern = random.pattern(events: 50, seconds: 1)
        for actuator in [Actuator.lraIPhone, .ermLow] {
            var renderer = try Renderer(
                pattern,
                settings: .with {
                    $0.signal = signal
                    $0.actuator = actuator
                    $0.limiter = .soft
                }, sounds: random.sounds)
            var (haptic, left, right) = ([Float](repeating: 0, count: 480), [Float](), [Float]())
            (left, right) = (haptic, haptic)
            var (a, b, c) = (haptic.mutableSpan, left.mutableSpan, right.mutableSpan)
            let isFree = isFreeOfAllocations {
                renderer.seek(to: 10_000)
                for _ in 0..<20 { renderer.render(haptic: &a, left: &b, right: &c) }
            }
            #expect(isFree)
        }
    }

    @Test func `a step of the motors allocates nothing`() throws {
        let renderer = try Renderer(HapticPattern(events: [tap(), continuous(for: 0.5, sharpness: 0.4)]))
        var stepper = MotorStepper(for: renderer.timeline)
        #expect(isFreeOfAllocations { _ = stepper.next(renderer.timeline) })
    }
}
#endif

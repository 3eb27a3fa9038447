#if canImport(Glibc)
import Glibc
import HapticPatterns
import HapticRendering
import Testing
import TestSupport

/// A render call must not allocate.
///
/// The C library describes the state of its heap in words. Blocks that are freed at once would not show there, since
/// each thread keeps a few of every size at hand; so those are taken first, and what is asked for then comes from the
/// heap and counts as in use even after it is freed. Other tests allocate meanwhile: one quiet moment is enough to
/// know that a call that always does the same allocates nothing.
struct AllocationTests {
    /// True when some of many calls left the heap as it was.
    private func isFreeOfAllocations(_ body: () -> Void) throws -> Bool {
        let (before, after) = (try HeapState(), try HeapState())
        for _ in 0..<500 {
            let kept = unsafe emptyCaches()
            before.take()
            body()
            after.take()
            // What `emptyCaches` took.
            for unsafe block in unsafe kept { unsafe free(block) }
            if before == after { return true }
        }
        return false
    }

    /// Takes more blocks of each small size than a thread keeps at hand.
    private func emptyCaches() -> [UnsafeMutableRawPointer?] {
        var blocks: [UnsafeMutableRawPointer?] = unsafe []
        unsafe blocks.reserveCapacity(1_024)
        for size in stride(from: 24, to: 1_032, by: 16) {
            // Plain blocks that nobody reads; the caller frees them.
            for _ in 0..<8 { unsafe blocks.append(malloc(size)) }
        }
        return unsafe blocks
    }

    @Test func `the measure sees an allocation that is freed at once`() throws {
        let nothing = try isFreeOfAllocations {}
        let block = try isFreeOfAllocations { unsafe free(malloc(100)) }
        let large = try isFreeOfAllocations { unsafe free(malloc(5_000)) }
        #expect(nothing)
        #expect(!block)
        #expect(!large)
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
            var haptic = [Float](repeating: 0, count: 480)
            var (left, right) = (haptic, haptic)
            var hapticSpan = haptic.mutableSpan
            var leftSpan = left.mutableSpan
            var rightSpan = right.mutableSpan
            renderer.seek(to: 9_000)
            let rendering = try isFreeOfAllocations {
                renderer.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
            }
            let seeking = try isFreeOfAllocations { renderer.seek(to: 10_000) }
            #expect(rendering)
            #expect(seeking)
        }
    }

    @Test func `a step of the motors allocates nothing`() throws {
        let renderer = try Renderer(HapticPattern(events: [tap(), continuous(for: 0.5, sharpness: 0.4)]))
        var stepper = MotorStepper(for: renderer.timeline)
        let isFree = try isFreeOfAllocations { _ = stepper.next(renderer.timeline) }
        #expect(isFree)
    }
}

/// The heap as the C library describes it, in memory that was asked for before.
@safe
private final class HeapState {
    private struct NoStream: Error {}

    // Both live as long as the object, and nobody else has them.
    private let text: UnsafeMutablePointer<CChar>
    private let stream: UnsafeMutablePointer<FILE>
    private static let size = 65_536

    init() throws {
        unsafe text = .allocate(capacity: Self.size)
        unsafe text.initialize(repeating: 0, count: Self.size)
        guard let opened = unsafe fmemopen(text, Self.size, "w") else { throw NoStream() }
        unsafe stream = unsafe opened
        // The first use of a stream allocates.
        take()
    }

    deinit {
        unsafe fclose(stream)
        unsafe text.deallocate()
    }

    func take() {
        unsafe rewind(stream)
        _ = unsafe describeHeap(0, stream)
        _ = unsafe fflush(stream)
    }

    static func == (a: HeapState, b: HeapState) -> Bool { unsafe memcmp(a.text, b.text, size) == 0 }
}

// The header that declares it is not part of the module for the C library. Its arguments are plain.
@_silgen_name("malloc_info")
private func describeHeap(_ options: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32
#endif

import AHAP
import Testing

struct EnvelopeTimeTests {
    private func isClose(_ value: Double, _ expected: Double) -> Bool { (value / expected - 1).magnitude < 1e-7 }

    @Test func `the ends of the scale`() {
        #expect(EnvelopeTime.release(0) == 0.002)
        #expect(isClose(EnvelopeTime.release(1), 1))
        #expect(EnvelopeTime.decay(0) == 0.02)
        #expect(isClose(EnvelopeTime.decay(1), 2))
        #expect(EnvelopeTime.attack(0.25) == EnvelopeTime.release(0.25))
    }

    @Test func `half way is the geometric mean`() {
        // sqrt(0.002 * 1), sqrt(0.02 * 2)
        #expect(isClose(EnvelopeTime.release(0.5), 0.044_721_359_55))
        #expect(isClose(EnvelopeTime.decay(0.5), 0.2))
    }

    @Test func `values out of range are clamped`() {
        #expect(EnvelopeTime.release(-1) == EnvelopeTime.release(0))
        #expect(EnvelopeTime.release(7) == EnvelopeTime.release(1))
    }

    @Test func `the longest release that fits`() {
        // 0.002 * 500^0.62 = 0.09427, 0.002 * 500^0.63 = 0.10032
        #expect(EnvelopeTime.longestRelease(within: 0.1) == 0.62)
        #expect(EnvelopeTime.longestRelease(within: 0.002) == 0)
        #expect(EnvelopeTime.longestRelease(within: 0.0019) == nil)
        #expect(EnvelopeTime.longestRelease(within: 5) == 1)
    }
}

import AHAP
import Testing

struct ReadLimitsTests {
    @Test(arguments: [-1, 0]) func `limits that allow nothing are reported, not trapped on`(limit: Int) {
        let bytes = Array("[]".utf8)
        for limits in [ReadLimits(bytes: limit), ReadLimits(depth: limit)] {
            #expect(AHAPDocument(bytes, limits: limits).faults(of: .ah001).count == 1)
        }
    }
}

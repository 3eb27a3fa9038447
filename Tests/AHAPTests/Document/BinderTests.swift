import AHAP
import HapticPatterns
import TestSupport
import Testing

struct BinderTests {
    @Test func `the last of two events in one entry counts`() {
        let document = AHAPDocument(
            Array(
                #"""
                {"Version": 1, "Pattern": [
                {"Event": {"Time": 1, "EventType": "HapticTransient"}, "Event": {"Time": 2, "EventType": "HapticTransient"}}
                ]}
                """#.utf8))
        #expect(document.pattern.events == [HapticEvent(kind: .hapticTransient, time: 2)])
    }

    /// 200,000 faults of one kind, each asked for by 200,000 of another, would take minutes one by one.
    @Test(.enabled(if: isOptimized), .timeLimit(.minutes(10)))
    func `many trailing commas cost no more than the file is long`() {
        let entry = Array(#"{"Event": {"EventType": "HapticTransient",}},"#.utf8)
        var bytes = Array(#"{"Version": 1, "Pattern": ["#.utf8)
        for _ in 0..<200_000 { bytes += entry }
        let document = AHAPDocument(bytes + Array("]}".utf8))
        #expect(document.faults(of: .ah106).count == 200_001)
        #expect(document.faults(of: .ah006).count == 200_000)
    }
}

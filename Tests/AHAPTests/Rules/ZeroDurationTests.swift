import AHAP
import Testing

struct ZeroDurationTests {
    private func event(_ type: String, _ duration: String) -> String {
        entries("{\"Event\": {\"Time\": 0, \"EventType\": \"\(type)\", \"EventDuration\":\n\(duration)}}")
    }

    @Test(arguments: ["0", "0.0", "-0", "0e3"]) func `a buzz of no length`(duration: String) {
        expect(
            .ah119, in: event("HapticContinuous", duration),
            finds: Found(
                "3:1", duration, "HapticContinuous event that lasts 0 seconds",
                hint: "state how long it lasts, or make it a HapticTransient"))
    }

    @Test func `only a buzz needs a length`() {
        expect(.ah119, in: event("HapticTransient", "0"))
        expect(.ah119, in: event("AudioContinuous", "0"))
        expect(.ah119, in: event("HapticContinuous", "1e-9"))
    }
}

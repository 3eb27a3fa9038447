import AHAP
import Testing

struct EmptyPatternTests {
    @Test func `no entries`() {
        expect(
            .ah122, in: #"{"Version": 1, "Pattern": [ ]}"#,
            finds: Found(
                "1:27", "[", "the pattern is empty",
                hint: "an entry is { \"Event\": { \"Time\": 0, \"EventType\": \"HapticTransient\" } }"))
    }

    @Test func `no entry that can be read`() {
        expect(
            .ah122, in: entries("{}", "1", #"{"Event": {"EventType": "Tap"}}"#),
            finds: Found(
                "1:29", "[", "no entry of the pattern can be read", hint: "the errors in this file say why"))
    }

    @Test func `one entry is enough`() {
        expect(.ah122, in: entries(#"{"Event": {"EventType": "HapticTransient"}}"#, "1"))
        expect(.ah122, in: entries(#"{"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1}}"#))
        expect(.ah122, in: entries(#"{"ParameterCurve": {"ParameterID": "HapticIntensityControl"}}"#))
    }

    @Test func `a missing pattern is another rule's`() { expect(.ah122, in: #"{"Version": 1}"#) }
}

import AHAP
import Testing

struct CrowdedTapsTests {
    @Test func `a tap less than 50 ms after another is reported`() {
        let probe = RuleProbe("crowded-taps", Entry.tap("0.1"), Entry.tap("0.13"))
        #expect(probe.places == ["3: 0.13"])
        #expect(probe.messages == ["this tap comes 30 ms after the one before: both feel as one"])
        #expect(probe.hints == ["leave 50 ms or more between taps that should be told apart"])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `50 ms apart is far enough, whatever the subtraction says`() {
        // 0.15 - 0.1 is 0.04999999999999999 in doubles.
        #expect(RuleProbe("crowded-taps", Entry.tap("0.1"), Entry.tap("0.15")).findings.isEmpty)
        #expect(RuleProbe("crowded-taps", Entry.tap("0.1"), Entry.tap("0.1499")).places == ["3: 0.1499"])
    }

    @Test func `taps at the same time feel as one too`() {
        let probe = RuleProbe("crowded-taps", Entry.tap("0"), Entry.tap("0"))
        #expect(probe.places == ["3: 0"])
        #expect(probe.messages == ["this tap comes at the same time as another: both feel as one"])
    }

    @Test func `the order in the file does not matter`() {
        let probe = RuleProbe("crowded-taps", Entry.tap("0.53"), Entry.tap("0"), Entry.tap("0.5"))
        #expect(probe.places == ["2: 0.53"])
    }

    @Test func `each close pair of a texture is reported`() {
        let probe = RuleProbe("crowded-taps", entries: (0..<5).map { Entry.tap("0.0\($0)") })
        #expect(probe.places == ["3: 0.01", "4: 0.02", "5: 0.03", "6: 0.04"])
        #expect(probe.messages.allSatisfy { $0 == "this tap comes 10 ms after the one before: both feel as one" })
    }

    @Test func `silent taps and other events do not count`() {
        let probe = RuleProbe(
            "crowded-taps", Entry.tap("0"), Entry.tap("0.02", Entry.intensity("0")),
            Entry.buzz("0.03", for: "0.1"), Entry.sound("0.04"), Entry.tap("0.06"))
        #expect(probe.findings.isEmpty)
    }
}

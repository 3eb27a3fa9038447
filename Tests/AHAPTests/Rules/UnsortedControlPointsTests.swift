import AHAP
import Testing

struct UnsortedControlPointsTests {
    private func curve(_ points: String) -> String {
        entries(
            "{\"ParameterCurve\": {\"Time\": 0, \"ParameterID\": \"HapticIntensityControl\",\n"
                + "\"ParameterCurveControlPoints\":\n[" + points + "]}}")
    }

    private func point(_ time: String, _ value: String = "1") -> String {
        "{\"Time\": \(time), \"ParameterValue\": \(value)}"
    }

    private let message = "control points are not in the order of their times"

    @Test func `points are put in order, those of equal time in theirs`() {
        expect(
            .ah109,
            in: curve(
                point("0.5", "0.1") + ",\n  " + point("0", "0.2") + "," + point("0.5", "0.3") + " , " + point("0.2")),
            finds: Found(
                "4:1", "[", message, hint: "the point at 0 s stands behind the one at 0.5 s",
                safe: curve(
                    point("0", "0.2") + ",\n  " + point("0.2") + "," + point("0.5", "0.1") + " , "
                        + point("0.5", "0.3"))))
    }

    @Test func `points that are in their place are not touched`() {
        let bytes = Array(curve([point("0"), point("2"), point("1"), point("3")].joined(separator: ",")).utf8)
        let found = findings(of: .ah109, in: bytes)
        #expect(found.count == 1)
        #expect(found.first?.fix?.edits.count == 2)
        #expect(found.first?.hint == "the point at 1 s stands behind the one at 2 s")
    }

    @Test func `of two times in one point the last one counts`() {
        let odd = #"{"Time": 5, "ParameterValue": 1, "Time": 1}"#
        expect(.ah109, in: curve(point("0") + "," + odd + "," + point("2")))
        expect(
            .ah109, in: curve(point("2") + "," + odd),
            finds: Found(
                "4:1", "[", message, hint: "the point at 1 s stands behind the one at 2 s",
                safe: curve(odd + "," + point("2"))))
    }

    @Test func `a point with faults of its own has to be repaired first`() {
        expect(
            .ah109, in: curve(point("2") + "," + point("1") + "," + point("\"3\"")),
            finds: Found("4:1", "[", message, hint: "the point at 1 s stands behind the one at 2 s"))
        expect(
            .ah109, in: curve(point("2") + ",7," + point("1")),
            finds: Found("4:1", "[", message, hint: "the point at 1 s stands behind the one at 2 s"))
    }

    @Test func `equal times are in order`() { expect(.ah109, in: curve(point("1") + "," + point("1"))) }
}

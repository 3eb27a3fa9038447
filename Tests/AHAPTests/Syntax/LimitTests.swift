import AHAP
import HapticPatterns
import Testing

struct LimitTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test func `sixty-four containers within each other are read and one more is not`() {
        #expect(syntaxFaults(nested(64)) == [])
        #expect(syntaxFaults(nested(65)) == ["tooDeep 64+1"])
    }

    @Test func `what is too deep is passed over and the rest is read`() {
        let text = "{\"Metadata\": \(nested(100_000)), \"Version\": 1, \"Pattern\": [\(tap("3"))]}"
        let document = read(text)
        #expect(document.faults(of: .ah001).map(\.kind) == [.tooDeep])
        #expect(document.pattern.events.map(\.time) == [3])
    }

    @Test func `brackets in a string that is too deep do not count`() {
        let text = "[[[\"]]\", 1]], 2]"
        let document = read(text, limits: ReadLimits(depth: 2))
        #expect(document.faults(of: .ah001).map(\.kind) == [.tooDeep])
        #expect(document.tape.number(at: document.tape.count - 1) == 2)
    }

    @Test func `a file over the size limit is not read`() {
        let text = file(tap("0"))
        #expect(syntaxFaults(text, limits: ReadLimits(bytes: text.utf8.count)) == [])
        #expect(syntaxFaults(text, limits: ReadLimits(bytes: text.utf8.count - 1)) == ["tooLarge 0+0"])
    }

    @Test func `entries over the limit are not read`() {
        let text = file([tap("0"), tap("1"), tap("2")].joined(separator: ","))
        let document = read(text, limits: ReadLimits(entries: 2))
        #expect(document.faults(of: .ah001).map(\.kind) == [.tooManyEntries])
        #expect(document.pattern.events.count == 2)
    }

    @Test func `control points count as entries`() {
        let point = "{\"Time\": 0, \"ParameterValue\": 1}"
        let points = [point, point, point].joined(separator: ",")
        let curve =
            "{\"ParameterCurve\": {\"ParameterID\": \"HapticIntensityControl\", \"Time\": 0, "
            + "\"ParameterCurveControlPoints\": [\(points)]}}"
        let document = read(file(curve), limits: ReadLimits(entries: 3))
        #expect(document.faults(of: .ah001).map(\.kind) == [.tooManyEntries])
        #expect(document.pattern.curves.first?.points.count == 2)
    }
}

import AHAP
import HapticPatterns
import Testing
import TestSupport

/// Files that end, or go wrong, anywhere: the tape is whole and every place lies within the file.
struct TruncationTests {
    private let example = """
        {"Version": 1.0, "Metadata": {"Project": "\\u00e9\\"x", "Tags": [true, false, null]},
         "Pattern": [
           {"Event": {"Time": 0.25, "EventType": "HapticContinuous", "EventDuration": 1.5e0,
             "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.75}]}},
           {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,
             "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 0}, {"Time": 1, "ParameterValue": 1}]}},
         ]}
        """

    @Test func `the example itself is read`() {
        let document = read(example)
        #expect(document.isJSON)
        #expect(document.pattern.events.count == 1)
        #expect(document.pattern.curves.first?.points.count == 2)
    }

    @Test func `cut at every byte, it is never JSON and never more than the example`() {
        let bytes = Array(example.utf8)
        for length in 0..<bytes.count {
            let document = AHAPDocument(Array(bytes[..<length]))
            #expect(!document.isJSON, "cut at \(length)")
            #expect(document.pattern.events.count <= 1)
            expectWhole(document)
        }
    }

    @Test func `with every byte replaced by a hostile one, it is still read to the end`() {
        let bytes = Array(example.utf8)
        for index in bytes.indices {
            for hostile in [0x00, 0x22, 0x2C, 0x5C, 0x5B, 0x5D, 0x7B, 0x7D, 0x3A, 0x2F, 0x27, 0x80, 0xFF] as [UInt8] {
                var broken = bytes
                broken[index] = hostile
                expectWhole(AHAPDocument(broken))
            }
        }
    }

    @Test func `random bytes are read to the end`() {
        let seed: UInt64 = 77
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("{}[]\",:'/*#\\ \n\t0123456789.eE+-truefalsnuTimeEvent\u{e9}".utf8) + [0, 0xFF]
        for _ in 0..<5000 {
            let count = Int.random(in: 0...60, using: &random)
            expectWhole(AHAPDocument((0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }))
        }
    }

    private func expectWhole(_ document: AHAPDocument) {
        let tape = document.tape
        #expect(tape.count >= 1)
        #expect(tape.end(of: 0) == tape.count)
        for index in 0..<tape.count {
            #expect(tape[index].range.upperBound <= document.bytes.count)
            #expect(tape.end(of: index) <= tape.count)
            if tape[index].kind == .key { #expect(index + 1 < tape.count) }
        }
        for code in RuleCode.allCases {
            for fault in document.faults(of: code) { #expect(fault.range.upperBound <= document.bytes.count) }
        }
    }
}

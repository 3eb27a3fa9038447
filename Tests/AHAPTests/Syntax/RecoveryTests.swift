import AHAP
import HapticPatterns
import Testing

/// After a fault, reading goes on: what stands behind it is read, and the fault is named where it is.
struct RecoveryTests {
    @Test(arguments: [
        // The first entry is broken; how many of the three taps are read.
        ("{\"Event\": {\"Time\": 0 \"EventType\": \"HapticTransient\"}}", "expectedComma", 3),
        ("{\"Event\": {\"Time\" 0, \"EventType\": \"HapticTransient\"}}", "expectedColon", 3),
        ("{\"Event\": {\"Time\": , \"EventType\": \"HapticTransient\"}}", "expectedValue", 3),
        ("{\"Event\": {\"Time\": 0,, \"EventType\": \"HapticTransient\"}}", "expectedKey", 3),
        ("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\"}", "unclosedContainer", 3),
        ("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\"", "unclosedContainer", 3),
        ("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\"}}}", "strayBracket", 3),
        ("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\"}}]", "strayBracket", 3),
        ("{\"Event\": {Time: 0, \"EventType\": \"HapticTransient\"}}", "unquotedKey", 3),
        ("{\"Event\": {\"Time\": 0, 'EventType': 'HapticTransient'}}", "singleQuotes", 3),
        ("{\"Event\": {\"Time\": NaN, \"EventType\": \"HapticTransient\"}}", "invalidLiteral", 3),
        ("{\"Event\": {\"Time\": .5, \"EventType\": \"HapticTransient\"}}", "invalidNumber", 3),
        ("{\"Event\": {\"Time\": 0, /* soft */ \"EventType\": \"HapticTransient\"}}", "comment", 3),
        ("{\"Event\": {\"Time\": 0, // soft\n \"EventType\": \"HapticTransient\"}}", "comment", 3),
        ("{\"Event\" = {\"Time\": 0, \"EventType\": \"HapticTransient\"}}", "expectedColon", 3),
        ("{\"Event\": {\"Time\": 0; \"EventType\": \"HapticTransient\"}}", "expectedComma", 3),
        ("{\"Event\": {7, \"Time\": 0, \"EventType\": \"HapticTransient\"}}", "expectedKey", 3),
        ("soft", "invalidLiteral", 2),
        ("@!", "strayText", 2),
    ])
    func `the entries behind a fault are read`(broken: String, kind: String, taps: Int) {
        let document = read(file("\(broken), \(tap("1")), \(tap("2"))"))
        let kinds = document.faults(of: .ah001).map { "\($0.kind)" }
        #expect(kinds.first == kind)
        #expect(document.pattern.events.count == taps)
        #expect(document.pattern.events.last?.time == 2)
    }

    @Test func `a missing comma is named behind the value before it`() {
        #expect(syntaxFaults("{\"Version\": 1   \"Pattern\": []}") == ["expectedComma 13+0"])
    }

    @Test func `the end of the file names the innermost bracket that is open`() throws {
        let faults = read("{\"Version\": 1, \"Pattern\": [").faults(of: .ah001)
        let fault = try #require(faults.first)
        #expect(faults.count == 1)
        #expect(fault.kind == .unclosedContainer)
        #expect(fault.start == 27)
        #expect(fault.other == 26)
    }

    @Test func `an object where a key should stand is passed over if no array ended before it`() {
        let document = read("{\"Pattern\": [\(tap("1"))], \"Version\": 1, {\"Event\": {}}}")
        #expect(document.faults(of: .ah001).map(\.kind) == [.expectedKey])
        #expect(document.pattern.events.map(\.time) == [1])
    }

    @Test func `what stands behind the pattern is named once`() {
        #expect(syntaxFaults("{\"Pattern\": []} and, more\nmore") == ["trailingContent 16+3"])
        #expect(syntaxFaults("{\"Pattern\": []}\n\n") == [])
    }

    @Test(arguments: ["", " ", "\n\t\r "])
    func `an empty file says so`(text: String) {
        #expect(syntaxFaults(text) == ["emptyFile 0+0"])
    }

    @Test func `a file of another kind is named at its start and then given up`() {
        #expect(syntaxFaults("import SwiftUI") == ["strayText 0+14"])
    }

    @Test(arguments: [[0xFE, 0xFF, 0, 0x7B], [0xFF, 0xFE, 0x7B, 0], [0x7B, 0], [0, 0x7B]] as [[UInt8]])
    func `UTF-16 is recognised`(bytes: [UInt8]) {
        #expect(AHAPDocument(bytes).faults(of: .ah001).map(\.kind) == [.utf16])
    }

    @Test func `a byte order mark is passed over`() {
        let document = AHAPDocument([0xEF, 0xBB, 0xBF] + Array(file(tap("0")).utf8))
        #expect(document.isJSON)
        #expect(document.faults(of: .ah124).map(\.kind) == [.byteOrderMark])
        #expect(document.pattern.events.count == 1)
    }

    @Test func `trailing commas are noted and change nothing`() {
        let document = read("{\"Version\": 1, \"Pattern\": [\(tap("0")),],}")
        #expect(document.isJSON)
        #expect(document.faults(of: .ah106).count == 2)
        #expect(document.pattern.events.count == 1)
    }

    @Test func `a thousand faults end the reading`() {
        let text = "[" + String(repeating: "@,", count: 5000) + "]"
        let faults = read(text).faults(of: .ah001)
        #expect(faults.count == 1001)
        #expect(faults.last?.kind == .tooManyErrors)
    }
}

import AHAP
import Foundation
import Testing

struct JSONReportTests {
    @Test func `every member of the contract is there`() throws {
        let fix = Fix(.safe, [Edit(5..<8, "1"), Edit(9..<9, "\"\n")])
        let finding = Finding(
            code: .ah001, severity: .error, range: 3..<8, message: "say \"no\"\\\u{1}", hint: "é", fix: fix)
        let file = FileReport(path: "ä b.ahap", bytes: Array("{\né: abc}\n".utf8), findings: [finding])
        let object = try JSONSerialization.jsonObject(with: Data(JSONReport().bytes(of: [file])))
        let expected: NSDictionary = [
            "files": [
                [
                    "path": "ä b.ahap",
                    "findings": [
                        [
                            "code": "AH001", "name": "not-json", "severity": "error",
                            "message": "say \"no\"\\\u{1}", "hint": "é",
                            // The range begins within é, and so counts as the character behind it.
                            "line": 2, "column": 2, "endLine": 2, "endColumn": 6, "offset": 3, "length": 5,
                            "fix": [
                                "applicability": "safe",
                                "edits": [
                                    ["offset": 5, "length": 3, "text": "1"],
                                    ["offset": 9, "length": 0, "text": "\"\n"],
                                ],
                            ],
                        ]
                    ],
                ]
            ],
            "summary": ["files": 1, "errors": 1, "warnings": 0, "notes": 0],
        ]
        #expect(object as? NSDictionary == expected)
    }

    @Test func `what is absent is null, and a file without findings is there too`() throws {
        let finding = Finding(code: .ah113, severity: .note, range: 0..<0, message: "m")
        let files = [
            FileReport(path: "a", bytes: [], findings: []), FileReport(path: "b", bytes: [], findings: [finding]),
        ]
        let text = String(decoding: JSONReport().bytes(of: files), as: UTF8.self)
        #expect(text.contains("{\"path\":\"a\",\"findings\":[]},\n"))
        #expect(text.contains("\"hint\":null,\"line\":1,\"column\":1"))
        #expect(text.contains("\"fix\":null}"))
        #expect(text.hasSuffix("\"summary\":{\"files\":2,\"errors\":0,\"warnings\":0,\"notes\":1}}\n"))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    @Test func `no file at all is a document too`() throws {
        let object = try JSONSerialization.jsonObject(with: Data(JSONReport().bytes(of: [])))
        #expect((object as? [String: Any])?["files"] as? [Int] == [])
    }
}

import Foundation
import Testing

struct ExplainTests {
    @Test(arguments: ["AH001", "ah001", "not-json"])
    func `a rule is explained by code or name`(name: String) throws {
        let result = try Command.run(["explain", name], in: Folder())
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("AH001 not-json"))
    }

    @Test func `without a rule all are listed`() throws {
        let result = try Command.run(["explain"], in: Folder())
        #expect(result.output.hasPrefix("AH001  error    not-json\n"))
    }

    @Test func `an unknown rule is told, with what is near`() throws {
        let result = try Command.run(["explain", "not-jason"], in: Folder())
        #expect(result.status == 2)
        #expect(result.errors == "haptics: there is no rule 'not-jason'; did you mean 'not-json'?\n")
    }

    @Test func `json holds the pages`() throws {
        let result = try Command.run(["explain", "--format=json", "AH001"], in: Folder())
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let rules = try #require(object?["rules"] as? [[String: Any]])
        try #require(rules.count == 1)
        #expect(
            Set(rules[0].keys) == ["code", "name", "severity", "what", "why", "example", "instead", "fix"])
    }

    @Test func `the schema is JSON`() throws {
        let result = try Command.run(["schema"], in: Folder())
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    }
}

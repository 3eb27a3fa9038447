import AHAP
import Testing

struct SettingsFileTests {
    private func problems(_ text: String) -> [InvalidFile.Problem] {
        do throws(InvalidFile) {
            _ = try SettingsFile(Array(text.utf8))
            return []
        } catch {
            return error.problems
        }
    }

    @Test func `rules by code or name, levels and roots are read`() throws {
        let text = "{\"rules\": {\"ah001\": \"off\"}, \"resourceRoots\": [\"../Sounds\", \"/a\"],}"
        let settings = try SettingsFile(Array(text.utf8))
        #expect(settings.ignored == [.ah001])
        #expect(settings.severities.isEmpty)
        #expect(settings.resourceRoots == ["../Sounds", "/a"])
    }

    @Test func `a level changes the severity`() throws {
        let settings = try SettingsFile(Array("{\"rules\": {\"not-json\": \"note\"}}".utf8))
        #expect(settings.severities == [.ah001: .note])
        #expect(settings.ignored.isEmpty)
    }

    @Test func `an empty object changes nothing`() throws {
        #expect(try SettingsFile(Array("{}".utf8)) == SettingsFile())
    }

    @Test func `all mistakes are told, each with its place and what is near`() {
        let text = "{\"rule\": 1, \"rules\": {\"not-jsn\": \"off\", \"AH001\": \"eror\"}, \"resourceRoots\": [1]}"
        let found = problems(text)
        #expect(
            found.map { $0.message } == [
                "unknown setting 'rule'", "unknown rule 'not-jsn'", "unknown level 'eror'",
                "a resource root should be a string",
            ])
        #expect(
            found.map { $0.hint } == [
                "did you mean 'rules'?", "did you mean 'not-json'?", "did you mean 'error'?", nil,
            ])
        #expect(found.map { $0.range } == [1..<7, 22..<31, 49..<55, 76..<77])
    }

    @Test func `a level of another type, a rule and a key that come twice are mistakes`() {
        func messages(_ text: String) -> [String] { problems(text).map { $0.message } }
        #expect(messages("{\"rules\": {\"AH001\": false}}") == ["the level of a rule should be a string"])
        #expect(messages("{\"rules\": {\"AH001\": \"off\", \"not-json\": \"on\"}}") == ["AH001 is set twice"])
        #expect(messages("{\"rules\": {}, \"rules\": {}}") == ["'rules' is there twice"])
        #expect(messages("[]") == ["the settings should be an object, { ... }"])
    }

    @Test func `what is not JSON is told with its place`() {
        #expect(problems("{\"rules\" {}}").count == 1)
        #expect(!problems("").isEmpty)
    }
}

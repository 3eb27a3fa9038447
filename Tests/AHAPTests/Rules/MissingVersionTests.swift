import AHAP
import Testing

struct MissingVersionTests {
    @Test(arguments: [
        ("{\"Pattern\": []}", "{\"Version\": 1.0, \"Pattern\": []}"),
        ("{ \"Pattern\": [] }", "{ \"Version\": 1.0, \"Pattern\": [] }"),
        ("{\n  \"Pattern\": []\n}", "{\n  \"Version\": 1.0,\n  \"Pattern\": []\n}"),
        ("{\r\n\t\"Pattern\": []\r\n}", "{\r\n\t\"Version\": 1.0,\r\n\t\"Pattern\": []\r\n}"),
        ("{}", "{\"Version\": 1.0}"),
        ("{\n}", "{\"Version\": 1.0\n}"),
    ])
    func `the version becomes the first member`(text: String, fixed: String) {
        expect(
            .ah107, in: text,
            finds: Found("1:1", "{", "Version is missing", hint: "write \"Version\": 1.0", safe: fixed))
    }

    @Test func `null becomes the version`() {
        expect(
            .ah107, in: #"{"Version": null, "Pattern": []}"#,
            finds: Found(
                "1:13", "null", "Version is null", hint: "write 1.0", safe: #"{"Version": 1.0, "Pattern": []}"#))
    }

    @Test func `a misspelled one should be renamed, not joined by another`() {
        expect(
            .ah107, in: #"{"version": 1, "Pattern": []}"#,
            finds: Found("1:1", "{", "Version is missing", hint: #""version" should be "Version""#))
    }

    @Test func `nothing is missed where the syntax is broken`() { expect(.ah107, in: #"{"Pattern": []"#) }
}

import AHAP
import Testing

struct MissingPatternTests {
    private let skeleton = "an AHAP file is { \"Version\": 1.0, \"Pattern\": [ ... ] }"

    @Test func `no pattern at all`() {
        expect(
            .ah003, in: #"{"Version": 1}"#, finds: Found("1:1", "{", "Pattern is missing", hint: skeleton))
    }

    @Test(arguments: ["pattern", "Events", "Patern", "PATTERN"]) func `a key that was meant is named`(key: String) {
        expect(
            .ah003, in: "{\"Version\": 1, \"\(key)\": []}",
            finds: Found("1:1", "{", "Pattern is missing", hint: "\"\(key)\" should be \"Pattern\""))
    }

    @Test func `a pattern that is no array`() {
        expect(
            .ah003, in: #"{"Version": 1, "Pattern": {"Event": {}}}"#,
            finds: Found(
                "1:27", "{", "Pattern is an object, not an array",
                hint: "write the entries in square brackets: [ { ... }, { ... } ]"))
        expect(
            .ah003, in: #"{"Version": 1, "Pattern": "none"}"#,
            finds: Found("1:27", "\"", "Pattern is a string, not an array", hint: skeleton))
    }

    @Test func `a file that is no object`() {
        expect(.ah003, in: "[1]", finds: Found("1:1", "[", "the file is an array, not an object", hint: skeleton))
        expect(.ah003, in: "7", finds: Found("1:1", "7", "the file is a number, not an object", hint: skeleton))
    }

    @Test func `where the syntax is broken the pattern is not missed`() {
        expect(.ah003, in: #"{"Version": 1, "#)
    }
}

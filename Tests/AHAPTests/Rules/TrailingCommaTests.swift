import AHAP
import Testing

struct TrailingCommaTests {
    private let hint = "players take it, strict JSON parsers do not"

    @Test func `in an array and in an object`() {
        expect(
            .ah106, in: "{\"Version\": 1, \"Pattern\": [{},\n],}",
            finds: Found(
                "1:30", ",", "comma before a closing bracket", hint: hint,
                safe: "{\"Version\": 1, \"Pattern\": [{}\n],}"),
            Found(
                "2:2", ",", "comma before a closing bracket", hint: hint,
                safe: "{\"Version\": 1, \"Pattern\": [{},\n]}"))
    }

    @Test func `other commas are fine`() { expect(.ah106, in: entries("{}", "{}")) }
}

import AHAP
import Testing

struct UnsupportedVersionTests {
    private func text(_ version: String) -> String { "{\"Version\": \(version), \"Pattern\": []}" }

    @Test(arguments: ["0", "0.0", "-0", "0e5"]) func `0 becomes 1`(version: String) {
        expect(
            .ah002, in: text(version),
            finds: Found(
                "1:13", version, "Version \(version) is not supported", hint: "the only version is 1.0",
                safe: text("1.0")))
    }

    @Test(arguments: ["2", "0.9", "-1", "1e400"]) func `other versions are reported only`(version: String) {
        expect(
            .ah002, in: text(version),
            finds: Found("1:13", version, "Version \(version) is not supported", hint: "the only version is 1.0"))
    }

    @Test(arguments: ["1", "1.0", "1.9", "1e0", "10e-1"]) func `1 and what follows it is fine`(version: String) {
        expect(.ah002, in: text(version))
    }

    @Test func `a version in quotes loses them if it is right otherwise`() {
        let message = "Version is a string, not a number"
        expect(
            .ah002, in: text("\"1.0\""),
            finds: Found("1:13", "\"1.0\"", message, hint: "the only version is 1.0", safe: text("1.0")))
        expect(
            .ah002, in: text("\"2\""),
            finds: Found("1:13", "\"2\"", message, hint: "the only version is 1.0"))
    }

    @Test(arguments: [("true", "true"), ("[1]", "an array"), ("{}", "an object")])
    func `a version that is no number`(version: String, kind: String) {
        expect(
            .ah002, in: text(version),
            finds: Found("1:13", version, "Version is \(kind), not a number", hint: "the only version is 1.0"))
    }
}

import AHAP
import Testing

struct NotJSONTests {
    // MARK: What was expected

    @Test func `an empty file`() {
        let hint = "an AHAP file is a JSON object with \"Version\" and \"Pattern\""
        expect(.ah001, in: "", finds: Found("1:1", "", "the file is empty", hint: hint))
        expect(.ah001, in: " \n ", finds: Found("1:1", "", "the file is empty", hint: hint))
    }

    @Test func `a value is missing`() {
        expect(
            .ah001, in: #"{"Version": , "Pattern": []}"#,
            finds: Found(
                "1:13", "", #"expected a value behind the colon, found ",""#,
                hint: "write the value, or delete the key"))
        expect(
            .ah001, in: #"{"Version": 1, "Pattern": [,1]}"#,
            finds: Found(
                "1:28", ",", #"expected a value, found ",""#,
                hint: "delete the comma, or write what belongs in front of it"))
    }

    @Test func `a comma is missing`() {
        expect(
            .ah001, in: entries(#"{"Event": {"Time": 0 "EventType": "HapticTransient"}}"#),
            finds: Found("2:21", "", "expected a comma between two members", hint: "write a comma here"))
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": [{}\n  {}]}",
            finds: Found("1:30", "", "expected a comma between two elements", hint: "write a comma here"))
        expect(
            .ah001, in: #"{"Version": 1; "Pattern": []}"#,
            finds: Found("1:14", ";", #"expected a comma, found ";""#, hint: "write a comma instead"))
    }

    @Test func `a colon is missing`() {
        let hint = "a member is written \"Key\": value"
        expect(
            .ah001, in: #"{"Version" 1, "Pattern": []}"#,
            finds: Found("1:12", "", #"expected a colon behind the key, found "1""#, hint: hint))
        expect(
            .ah001, in: #"{"Version" = 1, "Pattern": []}"#,
            finds: Found("1:12", "=", #"expected a colon behind the key, found "=""#, hint: hint))
        expect(
            .ah001, in: #"{"Pattern": [], "Version"}"#,
            finds: Found("1:26", "", #"expected a colon behind the key, found "}""#, hint: hint))
    }

    @Test func `a key is missing`() {
        expect(
            .ah001, in: #"{"Version": 1,, "Pattern": []}"#,
            finds: Found(
                "1:15", ",", #"expected a key in double quotes, found ",""#, hint: "delete the comma"))
        expect(
            .ah001, in: #"{"Version": 1, [1], "Pattern": []}"#,
            finds: Found(
                "1:16", "[", #"expected a key in double quotes, found "[""#,
                hint: "a member is written \"Key\": value"))
    }

    // MARK: Brackets

    @Test func `a bracket is not closed`() {
        expect(
            .ah001, in: "{\"Version\": 1,\n\"Pattern\": [\n{\"Event\": {\"Time\": 0}}",
            finds: Found(
                "3:23", "", "expected \"]\", found the end of the file", hint: "it closes the \"[\" on line 2"))
        expect(
            .ah001, in: entries(#"{"Event": {"EventParameters": [1}}"#),
            finds: Found("2:33", "", "expected \"]\", found \"}\"", hint: "it closes the \"[\" on line 2"))
        expect(
            .ah001, in: "{\"Version\": 1,\r\n\r\n\"Pattern\": [{\"Event\":\r\n{\"Time\": 0}, {\"Event\": {}}]}",
            finds: Found("4:14", "", "expected \"}\", found \"{\"", hint: "it closes the \"{\" on line 3"))
    }

    @Test func `a bracket closes nothing`() {
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": []] }",
            finds: Found(
                "1:29", "]", "\"]\" closes nothing", hint: "delete it, or write the \"[\" that it should close"))
        expect(
            .ah001, in: "}{}",
            finds: Found(
                "1:1", "}", "\"}\" closes nothing", hint: "delete it, or write the \"{\" that it should close"))
    }

    // MARK: Strings

    @Test func `a string is not closed`() {
        expect(
            .ah001, in: entries("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\n}}"),
            finds: Found(
                "2:36", "\"HapticTransient", "\"HapticTransient has no closing quote",
                hint: "a string ends on the line on which it begins; a line break inside one is written \\n"))
    }

    @Test func `an escape is wrong`() {
        expect(
            .ah001, in: #"{"Version": 1, "Pattern": [], "Metadata": "a\qb"}"#,
            finds: Found(
                "1:45", #"\q"#, #"\q is not an escape in JSON"#,
                hint: #"write \\ for a backslash; JSON's escapes are \" \\ \/ \b \f \n \r \t \uXXXX"#))
        expect(
            .ah001, in: #"{"Version": 1, "Pattern": [], "Metadata": "\uD800 "}"#,
            finds: Found(
                "1:44", #"\uD800"#, #"\uD800 is not an escape in JSON"#,
                hint: #"\u takes four hexadecimal digits, and a surrogate comes in pairs"#))
    }

    @Test func `a control character in a string`() {
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": [], \"Metadata\": \"a\tb\"}",
            finds: Found("1:45", "\t", "control character U+0009 in a string", hint: #"write \t"#))
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": [], \"Metadata\": \"\u{1B}[31m\"}",
            finds: Found("1:44", "\u{1B}", "control character U+001B in a string", hint: #"write \u001B"#))
    }

    @Test func `single quotes`() {
        expect(
            .ah001, in: "{'Version': 1, \"Pattern\": []}",
            finds: Found(
                "1:2", "'Version'", "'Version' stands in single quotes", hint: #"write "Version""#))
    }

    @Test func `a key without quotes`() {
        expect(
            .ah001, in: "{Version: 1, \"Pattern\": []}",
            finds: Found("1:2", "Version", "Version is a key without quotes", hint: #"write "Version""#))
    }

    // MARK: Numbers and words

    @Test(arguments: [
        ("+1", "leave the plus sign out"),
        (".5", "write a 0 in front of the point"),
        ("-.5", "write a 0 in front of the point"),
        ("01", "leave the zeros in front out"),
        ("-007", "leave the zeros in front out"),
        ("0x1F", "JSON numbers are decimal"),
        ("1.", "write a digit behind the point, or leave it out"),
        ("1e", "a number looks like 1, 0.25 or 1.5e-3"),
        ("1.2.3", "a number looks like 1, 0.25 or 1.5e-3"),
        ("10ms", "a number has no unit; anything else is a string, in double quotes"),
    ])
    func `a number is not JSON's`(text: String, hint: String) {
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": [], \"Metadata\": \(text)}",
            finds: Found("1:43", text, text + " is not a number in JSON", hint: hint))
    }

    @Test(arguments: [
        ("True", "write true"),
        ("NO", "write false"),
        ("None", "leave the member out"),
        ("undefined", "leave the member out"),
        ("NaN", "a number is finite in JSON"),
        ("Infinity", "a number is finite in JSON"),
        ("HapticTransient", "a string is written in double quotes"),
    ])
    func `a word is not JSON's`(text: String, hint: String) {
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": [], \"Metadata\": \(text)}",
            finds: Found("1:43", text, text + " is not a value in JSON", hint: hint))
    }

    // MARK: Text that belongs nowhere

    @Test func `comments`() {
        let hint = "delete it; notes can stand as strings in \"Metadata\""
        expect(
            .ah001, in: "// top\n{\"Version\": 1, /* why */ \"Pattern\": [] # end\n}",
            finds: Found("1:1", "// top", "JSON has no comments", hint: hint),
            Found("2:16", "/* why */", "JSON has no comments", hint: hint),
            Found("2:40", "# end", "JSON has no comments", hint: hint))
    }

    @Test func `stray text`() {
        expect(
            .ah001, in: "let pattern = {\"Version\": 1, \"Pattern\": []}",
            finds: Found(
                "1:1", "let pattern =", "unexpected text \"let pattern =\"",
                hint: "an AHAP file begins with \"{\""))
        expect(
            .ah001, in: "{\"Version\": 1 %%, \"Pattern\": []}",
            finds: Found("1:15", "%%", "unexpected text \"%%\"", hint: "delete it"))
    }

    @Test func `text behind the end`() {
        expect(
            .ah001, in: "{\"Version\": 1, \"Pattern\": []}\nrubbish \u{1B}!",
            finds: Found(
                "2:1", "rubbish \u{1B}!", "unexpected text behind the end of the pattern: \"rubbish \\u001B!\"",
                hint: "the file ends with the bracket that closes its first one"))
    }

    // MARK: The file as a whole

    @Test func `UTF-16`() {
        let text = Array("{}".utf8)
        let found = findings(of: .ah001, in: [0xFF, 0xFE, text[0], 0, text[1], 0])
        #expect(found.map(\.range) == [0..<2])
        #expect(found.map(\.message) == ["the file is UTF-16"])
        #expect(found.map(\.hint) == ["save it as UTF-8"])
    }

    @Test func `limits are named`() {
        func words(_ text: String, _ limits: ReadLimits) -> [String?] {
            findings(of: .ah001, in: Array(text.utf8), limits: limits).flatMap { [$0.message, $0.hint] }
        }
        #expect(
            words("[[1]]", ReadLimits(bytes: 4))
                == ["the file has more than 4 bytes", "it was not read; the limit can be raised"])
        #expect(
            words("[[[1]]]", ReadLimits(depth: 2))
                == ["brackets within brackets, more than 2 deep", "what is inside was not read"])
        #expect(
            words("{\"Pattern\": [{}, {}]}", ReadLimits(entries: 1))
                == ["more than 1 entries and control points", "what follows was not read; the limit can be raised"])
    }

    @Test func `after a thousand faults it says so and stops`() {
        let found = findings(of: .ah001, in: Array("{\"Pattern\": [".utf8) + Array(repeating: 0x2C, count: 5000))
        #expect(found.count == 1001)
        #expect(found.last?.message == "more than 1000 faults in the syntax")
        #expect(found.last?.hint == "what follows was not read; is this an AHAP file?")
    }

    @Test func `reading goes on, and every fault is found`() {
        expect(
            .ah001,
            in: """
                {
                  Version: 1.0
                  "Pattern": [
                    { "Event": { "Time": .1, "EventType": "HapticTransient" } }
                    { "Event": { "Time": 0.5 "EventType": HapticTransient } }
                  ]
                """,
            finds: Found("2:3", "Version", "Version is a key without quotes", hint: #"write "Version""#),
            Found("2:15", "", "expected a comma between two members", hint: "write a comma here"),
            Found("4:26", ".1", ".1 is not a number in JSON", hint: "write a 0 in front of the point"),
            Found("4:64", "", "expected a comma between two elements", hint: "write a comma here"),
            Found("5:29", "", "expected a comma between two members", hint: "write a comma here"),
            Found(
                "5:43", "HapticTransient", "HapticTransient is not a value in JSON",
                hint: "a string is written in double quotes"),
            Found("6:4", "", "expected \"}\", found the end of the file", hint: "it closes the \"{\" on line 1"))
    }
}

import Foundation
import Testing

struct FeedbackTests {
    private func feedback(_ words: [String], in folder: Folder? = nil) throws -> Command {
        try Command.run(["feedback"] + words, in: folder ?? Folder(), environment: PlayTests.alone)
    }

    /// Seconds, intensity and sharpness of each event of a pattern in JSON.
    private func events(_ text: String) throws -> [[Double]] {
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let entries = try #require(document?["Pattern"] as? [[String: [String: Any]]])
        return entries.compactMap { $0["Event"] }.map { event in
            let values = (event["EventParameters"] as? [[String: Any]] ?? []).compactMap {
                $0["ParameterValue"] as? Double
            }
            return [event["Time"] as? Double ?? .nan] + values
        }
    }

    @Test func `a feedback is played as a file is`() throws {
        let result = try feedback(["success", "--on", "null"])
        #expect((result.status, result.errors) == (0, ""))
        #expect(result.output == "success: 0:00.11 on null\n")
    }

    @Test func `without a device it says so and plays in silence`() throws {
        let result = try feedback(["impact", "--weight=heavy", "--intensity=0"])
        #expect(result.status == 0)
        #expect(result.output == "impact --weight=heavy: 0:00.00 on null\n")
        #expect(result.errors.hasPrefix("haptics: there is no gamepad to play on; playing in silence"))
    }

    @Test func `what is played is what is written`() throws {
        let folder = try Folder()
        #expect(try feedback(["error", "--on=wav:played.wav"], in: folder).status == 0)
        #expect(try feedback(["error", "-o", "error.ahap"], in: folder).status == 0)
        #expect(try Command.run(["play", "error.ahap", "--on=wav:again.wav"], in: folder).status == 0)
        let bytes = try ["played.wav", "again.wav"].map { name in
            let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
            // Behind the header, without the silence around it.
            let start = try #require(data.range(of: Data("data".utf8))).upperBound + 4
            let loud = data.dropFirst(start - data.startIndex).drop { $0 == 0 }
            return Array(loud.prefix { _ in true }.reversed().drop { $0 == 0 })
        }
        #expect(bytes[0].count > 10_000)
        #expect(bytes[0] == bytes[1])
    }

    @Test func `a file is in canonical layout and without a finding`() throws {
        let folder = try Folder()
        let result = try feedback(["pathComplete", "-o", "Patterns/"], in: folder)
        #expect((result.status, result.output, result.errors) == (0, "", ""))
        #expect(try Command.run(["fmt", "--check", "Patterns"], in: folder).status == 0)
        #expect(try Command.run(["lint", "--fail-on=note", "Patterns"], in: folder).status == 0)
        #expect(
            try events(folder.read("Patterns/pathComplete.ahap"))
                == [[0, 0.4, 0.5], [0.06, 0.6, 0.6], [0.12, 0.8, 0.8]])
    }

    @Test(arguments: [
        (["impact"], [0, 0.6, 0.4]), (["impact", "--weight", "light"], [0, 0.6, 0.4]),
        (["impact", "--weight=medium"], [0, 0.8, 0.3]), (["impact", "--weight=heavy"], [0, 1, 0.45]),
        (["impact", "--flexibility=rigid"], [0, 0.9, 0.95]), (["impact", "--flexibility=soft"], [0, 0.7, 0.1]),
        (["impact", "--flexibility=solid", "--intensity=0.5"], [0, 0.4, 0.6]),
        (["press.buttonIconOnly"], [0, 0.4, 0.8]), (["release.slider", "--intensity=1"], [0, 0.3, 0.5]),
    ])
    func `names and options choose the pattern`(words: [String], event: [Double]) throws {
        let result = try feedback(words + ["-o", "-"])
        #expect(result.status == 0)
        #expect(try events(result.output) == [event])
    }

    @Test func `the list has every feedback once, with its length and what tells it from others`() throws {
        let result = try feedback(["--list"])
        let lines = result.output.split(separator: "\n")
        #expect((result.status, lines.count) == (0, 27))
        #expect(lines.first == "success                     110 ms  two taps, the second one the accent")
        #expect(lines.contains("impact --flexibility=rigid    0 ms  one tap, strong and sharp"))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `the list is there as JSON, with patterns`() throws {
        let result = try feedback(["--list", "--format=json"])
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let rows = try #require(document?["feedback"] as? [[String: Any]])
        #expect(rows.count == 27)
        let heavy = try #require(rows.first { $0["weight"] as? String == "heavy" })
        #expect(heavy["name"] as? String == "impact")
        #expect(heavy["swift"] as? String == ".impact(weight: .heavy)")
        let success = try #require(rows.first { $0["name"] as? String == "success" })
        #expect(success["duration"] as? Double == 0.11)
        let text = try JSONSerialization.data(withJSONObject: #require(success["pattern"]))
        #expect(try events(String(decoding: text, as: UTF8.self)) == [[0, 0.7, 0.6], [0.11, 1, 1]])
    }

    @Test func `every name of the list can be said, and is a name in Swift`() throws {
        let folder = try Folder()
        let lines = try feedback(["--list"]).output.split(separator: "\n")
        let calls = try lines.map { line in
            try #require(line.range(of: "  ")).lowerBound
        }
        let words = zip(lines, calls).map { $0[..<$1].split(separator: " ").map(String.init) }
        let script = words.map { "$haptics feedback \($0.joined(separator: " ")) -o P/" }.joined(separator: " && ")
        #expect(try Command.bash(script, in: folder).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/P")
        #expect(names.count == 27)
        #expect(names.contains("impact-light.ahap") && names.contains("selection-on.ahap"))
    }

    @Test(arguments: [
        ([], "feedback needs a name; 'haptics feedback --list' shows all"),
        (["success", "error"], "feedback takes one name"),
        (["sucess"], "there is no feedback 'sucess'; did you mean 'success'?"),
        (["path-complete"], "there is no feedback 'path-complete'; did you mean 'pathComplete'?"),
        (["frobnicate"], "there is no feedback 'frobnicate'; 'haptics feedback --list' shows all"),
        (
            ["success", "--weight=heavy"],
            "success has no --weight, which is for impact: haptics feedback impact --weight=heavy"
        ),
        (["impact", "--weight=heavy", "--flexibility=soft"], "an impact has --weight or --flexibility, not both"),
        (["impact", "--weight=heavi"], "--weight does not take 'heavi'; did you mean 'heavy'?"),
        (["impact", "--flexibility=hard"], "--flexibility does not take 'hard'; it takes rigid, solid or soft"),
        (["impact", "--intensity=1.5"], "--intensity takes a number from 0 to 1, not '1.5'"),
        (["impact", "--intensity=nan"], "--intensity takes a number from 0 to 1, not 'nan'"),
        ([".success"], "there is no feedback '.success'; did you mean 'success'?"),
        (["Success"], "there is no feedback 'Success'; did you mean 'success'?"),
        (["pathcomplete"], "there is no feedback 'pathcomplete'; did you mean 'pathComplete'?"),
        ([".selection(.on)"], "there is no feedback '.selection(.on)'; did you mean 'selection.on'?"),
        ([".impact"], "there is no feedback '.impact'; did you mean 'impact'?"),
        (
            [".impact(weight: .heavy)"],
            "there is no feedback '.impact(weight: .heavy)'; did you mean 'impact --weight=heavy'?"
        ),
        (["."], "there is no feedback '.'; 'haptics feedback --list' shows all"),
        (
            ["success", "--intensity=0", "-o", "a.ahap"],
            "at --intensity=0 there is nothing to write; take one above 0, up to 1"
        ),
        (["success", "--on=null", "-o", "a.ahap"], "-o writes and --on plays; take one of them"),
        (["success", "-o", "a.txt"], "'a.txt' should end in .ahap, or be a folder ('a.txt/')"),
        (["success", "--format=json"], "--format is for --list"),
        (["--list", "success"], "--list takes no name"),
        (["--list", "--weight=light"], "--list shows everything, and takes no --weight"),
        (["success", "--on=nowhere"], "no output is called \"nowhere\": say one of null, wav:PATH, gamepad"),
    ])
    func `a wrong call is told`(words: [String], message: String) throws {
        let result = try feedback(words)
        #expect((result.status, result.output) == (2, ""))
        #expect(result.errors.hasPrefix("haptics: \(message)"))
    }

    @Test func `no file is written over, by its name or under one in a folder`() throws {
        let folder = try Folder(["mine.ahap": "mine", "P/success.ahap": "mine"])
        for (target, path) in [("mine.ahap", "mine.ahap"), ("P", "P/success.ahap"), ("./P/", "P/success.ahap")] {
            let result = try feedback(["success", "-o", target], in: folder)
            #expect((result.status, result.output) == (2, ""))
            let message = "\(path) is there already, and would be lost; take another name, or remove it"
            #expect(result.errors.contains(message))
            #expect(try folder.read(path) == "mine")
        }
        // What is no file can be written to again and again.
        for _ in 0..<2 { #expect(try feedback(["success", "-o", "/dev/null"], in: folder).status == 0) }
    }

    @Test func `what cannot be written is told`() throws {
        let folder = try Folder(["a": ""])
        let result = try feedback(["success", "-o", "a/b.ahap"], in: folder)
        #expect((result.status, result.errors) == (2, "haptics: a/b.ahap: Not a directory\n"))
    }
}

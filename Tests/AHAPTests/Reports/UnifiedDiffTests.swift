import AHAP
import Foundation
import TestSupport
import Testing

struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        var output: [UInt8] = []
        UnifiedDiff.append(from: Array(old.utf8), to: Array(new.utf8), path: "a", output: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `equal texts have no difference`() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
    }

    @Test func `a changed line stands between three lines of context`() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a
                +++ a
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func `a missing line feed at the end is said`() {
        #expect(
            diff("a", "a\n") == """
                --- a
                +++ a
                @@ -1,1 +1,1 @@
                -a
                \\ No newline at end of file
                +a

                """)
    }

    @Test func `an empty side has no lines`() {
        #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1,1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a\n+++ a\n@@ -1,1 +0,0 @@\n-a\n")
    }

    @Test func `changes far apart are hunks of their own`() {
        let old = (1...40).map { "\($0)\n" }
        var new = old
        new[4] = "x\n"
        new.insert("y\n", at: 30)
        let text = diff(old.joined(), new.joined())
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -28,6 +28,7 @@"])
    }

    /// Applies a difference, strictly: context and removed lines must be where it says.
    private func patched(_ old: String, _ diff: String) throws -> String {
        var old = old.components(separatedBy: "\n").map { $0 + "\n" }
        old[old.count - 1].removeLast()
        if old.last == "" { old.removeLast() }
        var result: [String] = []
        var place = 0
        for line in diff.components(separatedBy: "\n").dropFirst(2) where !line.isEmpty {
            let text = String(line.dropFirst()) + "\n"
            switch line.first {
            case "@":
                let start = try #require(Int(line.split(separator: " ")[1].dropFirst().split(separator: ",")[0]))
                let isEmpty = line.split(separator: " ")[1].hasSuffix(",0")
                while place < (isEmpty ? start : start - 1) { result.append(old[place]); place += 1 }
            case " ": try #require(old[place] == text); result.append(text); place += 1
            case "-": try #require(old[place].hasPrefix(line.dropFirst())); place += 1
            case "+": result.append(text)
            case "\\": result[result.count - 1].removeLast()
            default: Issue.record("unexpected line \(line)")
            }
        }
        return (result + old[place...]).joined()
    }

    @Test func `applying the difference gives the new text`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            // Few different lines: many that repeat, as the braces of a pattern do.
            let letters = Int.random(in: 1...12, using: &generator)
            let count = Int.random(in: 0...40, using: &generator)
            let old = (0..<count).map { _ in Int.random(in: 0...letters, using: &generator) }
            var new = old
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                let at = Int.random(in: 0...new.count, using: &generator)
                if Bool.random(using: &generator) || at == new.count {
                    new.insert(Int.random(in: 0...letters, using: &generator), at: at)
                } else {
                    new.remove(at: at)
                }
            }
            let (before, after) = (old.map { "\($0)\n" }.joined(), new.map { "\($0)\n" }.joined())
            let text = diff(before, after)
            if before == after { continue }
            #expect(try patched(before, text) == after, "seed \(seed)")
        }
    }

    @Test(.enabled(if: isOptimized), .timeLimit(.minutes(10)))
    func `large texts with little in common take no long time`() {
        // An edit script of 50,000 steps is not sought.
        let line = "{ \"Time\": 1.0 },\n"
        let old = String(repeating: line, count: 50_000)
        let new = String(repeating: "x\n" + line, count: 25_000)
        #expect(!diff(old, new).isEmpty)
    }
}

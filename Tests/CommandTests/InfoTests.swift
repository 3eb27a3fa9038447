import Foundation
import Testing

struct InfoTests {
    @Test func `a pattern is described`() throws {
        let result = try Command.run(["info", "a.ahap"], in: Folder(["a.ahap": Fixture.warning]))
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                a.ahap
                  duration   1.0 s
                  events     from 0.0 s to 1.0 s
                  entries    2 events
                             2 HapticTransient
                  intensity  0.5 to 1.4
                  peak       1.000 of full drive
                  energy     
                """))
        #expect(result.output.contains("\n  onsets     2\n  models     lra-iphone   peak 0."))
        #expect(result.output.hasSuffix("\n  findings   1 warning\n"))
    }

    @Test func `a steady tone has the energy of its sine`() throws {
        // 80 Hz at full intensity for a second: half a second at full drive, but for ramps of 2 ms, which take and give
        // a third of theirs, and a release of 2 ms more.
        let tone = Fixture.tap(sharpness: 0).replacing("HapticTransient", with: "HapticContinuous")
            .replacing("\"Time\": 0,", with: "\"Time\": 0, \"EventDuration\": 1,")
        let result = try Command.run(["info", "--format=json", "a.ahap"], in: Folder(["a.ahap": tone]))
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let files = try #require(object?["files"] as? [[String: Any]])
        let signal = try #require(files[0]["signal"] as? [String: Any])
        #expect(abs((signal["energy"] as? Double ?? 0) - 0.5) < 0.001)
        #expect(abs((signal["peak"] as? Double ?? 0) - 1) < 1e-6)
        #expect(signal["onsets"] as? Int == 1)
        let models = try #require(signal["models"] as? [[String: Any]])
        #expect(models.map { $0["name"] as? String }.contains("voice-coil"))
    }

    @Test func `json has the same facts`() throws {
        let folder = try Folder(["a.ahap": Fixture.warning, "b.ahap": Fixture.sound])
        let result = try Command.run(["info", "--format=json", "."], in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let files = try #require(object?["files"] as? [[String: Any]])
        try #require(files.map { $0["path"] as? String } == ["a.ahap", "b.ahap"])
        #expect(files[0]["intensity"] as? [String: Double] == ["min": 0.5, "max": 1.4])
        #expect(files[0]["findings"] as? [String: Int] == ["errors": 0, "warnings": 1, "notes": 0])
        #expect(files[1]["sounds"] as? [String] == ["chime.wav"])
    }

    @Test func `what is not JSON cannot be described`() throws {
        let folder = try Folder(["a.ahap": Fixture.broken, "b.ahap": Fixture.fine])
        let result = try Command.run(["info", "a.ahap", "b.ahap"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(" [AH001 not-json]"))
        #expect(result.output.hasPrefix("b.ahap\n"))
    }
}

import Foundation
import Testing

struct DevicesTests {
    @Test func `outputs that need no device are always listed`() throws {
        let result = try Command.run(["devices"], in: Folder(), environment: PlayTests.alone)
        #expect((result.status, result.errors) == (0, ""))
        let names = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        for name in ["wav:PATH", "null", "virtual"] { #expect(names.contains(name[...])) }
        #expect(result.output.contains("\nMissing:\n  gamepad: "))
    }

    @Test func `the list is there as JSON`() throws {
        let environment = PlayTests.alone.merging(["HAPTICS_OUTPUT": "null"]) { $1 }
        let result = try Command.run(["devices", "--format=json"], in: Folder(), environment: environment)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(document["environment"] as? [String: String] == ["name": "null"])
        let outputs = try #require(document["outputs"] as? [[String: Any]])
        let null = try #require(outputs.first { $0["name"] as? String == "null" })
        #expect(null["default"] as? Bool == true)
        #expect(null["kind"] as? String == "waveform")
        #expect(outputs.filter { $0["default"] as? Bool == true }.count == 1)
        let missing = try #require(document["missing"] as? [[String: Any]])
        #expect(missing.contains { $0["name"] as? String == "gamepad" })
    }

    @Test func `the doctor names the library and what is missing`() throws {
        let result = try Command.run(["doctor"], in: Folder(), environment: PlayTests.alone)
        #expect(result.status == 0 || result.status == 1)
        #expect(result.output.contains("  SDL2"))
        #expect(result.output.contains("problem") == (result.status == 1))
    }

    @Test func `both say what the environment names, and that it means nothing`() throws {
        let environment = PlayTests.alone.merging(["HAPTICS_OUTPUT": "nowhere"]) { $1 }
        let list = try Command.run(["devices"], in: Folder(), environment: environment)
        #expect(list.output.contains("\nHAPTICS_OUTPUT names nowhere: that means nothing: say one of null, "))
        let doctor = try Command.run(["doctor", "--format=json"], in: Folder(), environment: environment)
        #expect(doctor.status == 1)
        let document = try JSONSerialization.jsonObject(with: Data(doctor.output.utf8)) as? [String: [[String: String]]]
        let finding = try #require(document?["findings"]?.first { $0["topic"] == "HAPTICS_OUTPUT" })
        #expect(finding["state"] == "problem")
        #expect(finding["finding"]?.hasPrefix("names nowhere: that means nothing") == true)
        #expect(finding["remedy"] == "unset it, or name one that 'haptics devices' lists")
    }

    @Test(arguments: ["devices", "doctor"])
    func `neither takes a file`(verb: String) throws {
        let result = try Command.run([verb, "a.ahap"], in: Folder())
        #expect((result.status, result.errors) == (2, "haptics: \(verb) takes no file\n"))
    }
}

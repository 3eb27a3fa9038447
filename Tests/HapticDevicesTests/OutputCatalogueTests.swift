import HapticDevices
import HapticPlayback
import HapticRendering
import Testing

struct OutputCatalogueTests {
    @Test(arguments: [
        "null", "virtual", "wav:a.wav", "wav:a:b.wav", "gamepad", "gamepad:3", "audio", "audio:USB Sound: 4ch",
        "preview",
    ])
    func `a name makes the output of that name`(name: String) throws {
        #expect(try OutputCatalogue.output(named: name).name == name)
    }

    @Test(arguments: [
        "", "nul", "wav", "wav:", "gamepad:", "gamepad:-1", "gamepad:one", "audio:", "null:1", "preview:x", "Audio",
    ])
    func `any other name is refused, with those that mean something`(name: String) {
        #expect(throws: OutputError.unknownName(name, known: OutputCatalogue.names)) {
            _ = try OutputCatalogue.output(named: name)
        }
    }

    @Test func `outputs are of the kinds that they say`() throws {
        #expect(try OutputCatalogue.output(named: "gamepad").capabilities.kind == .motors)
        #expect(try !OutputCatalogue.output(named: "gamepad").capabilities.playsAudio)
        #expect(try OutputCatalogue.output(named: "audio").capabilities.signal == .drive)
        #expect(try OutputCatalogue.output(named: "preview").capabilities.signal == .preview)
        #expect(try OutputCatalogue.output(named: "virtual").capabilities.timing == .stepped)
    }
}

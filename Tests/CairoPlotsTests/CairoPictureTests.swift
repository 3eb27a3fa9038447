import CairoPlots
import Foundation
import HapticPatterns
import HapticPlots
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct CairoPictureTests {
    /// One tap in the middle of two seconds.
    private func scene(
        width: Double = 480, height: Double = 320, title: String = "tap & <more>.ahap"
    ) throws -> PlotScene {
        var settings = PlotSettings()
        settings.title = title
        settings.end = 2
        let tap = HapticEvent(kind: .hapticTransient, time: 1, parameters: [.hapticIntensity: 1])
        return try PlotScene(HapticPattern(events: [tap]), settings: settings, width: width, height: height)
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    @Test func `a PNG has its signature and its size`() throws {
        let bytes = try CairoPicture.png.bytes(of: scene())
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(bytes[12..<16].elementsEqual(Array("IHDR".utf8)))
        #expect(number(bytes[16..<20]) == 480)
        #expect(number(bytes[20..<24]) == 320)
    }

    @Test func `a scale multiplies the pixels`() throws {
        let bytes = try CairoPicture.png.bytes(of: scene(width: 300.5), scale: 2)
        #expect(number(bytes[16..<20]) == 601)
        #expect(number(bytes[20..<24]) == 640)
    }

    @Test(arguments: PlotTheme.allCases) func `a corner has the colour of the background`(theme: PlotTheme) throws {
        let pixels = try #require(Pixels(png: try CairoPicture.png.bytes(of: scene(), theme: theme)))
        #expect(pixels[0, 0] == theme.colour(of: .background).code)
        #expect(pixels[479, 319] == theme.colour(of: .background).code)
    }

    @Test func `the head of a stem has the colour of taps`() throws {
        let scene = try scene()
        let pixels = try #require(Pixels(png: try CairoPicture.png.bytes(of: scene, scale: 4)))
        var heads: [ScenePoint] = []
        for case .circle(let centre, _, .tap, _, _) in scene.shapes { heads.append(centre) }
        // One is that of the legend.
        #expect(heads.count == 2)
        for head in heads { #expect(pixels[Int(head.x * 4), Int(head.y * 4)] == PlotTheme.light.colour(of: .tap).code) }
    }

    @Test func `letters are drawn where the title stands`() throws {
        let pixels = try #require(Pixels(png: try CairoPicture.png.bytes(of: scene())))
        var dark = 0
        for y in 0..<24 { for x in 30..<200 where pixels[x, y] & 0xFF < 0x80 { dark += 1 } }
        #expect(dark > 50)
    }

    @Test func `an SVG is well-formed and has its size`() throws {
        let bytes = try CairoPicture.svg.bytes(of: scene())
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse())
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 480 320\""))
    }

    @Test func `a PDF begins and ends as such`() throws {
        let bytes = try CairoPicture.pdf.bytes(of: scene())
        #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
        #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
    }

    @Test(arguments: CairoPicture.allCases) func `the same scene gives the same bytes`(kind: CairoPicture) throws {
        let scene = try scene()
        let first = try kind.bytes(of: scene, theme: .dark)
        #expect(try kind.bytes(of: scene, theme: .dark) == first)
        #expect(try kind.bytes(of: scene, theme: .light) != first)
    }

    @Test(arguments: CairoPicture.allCases) func `a title may have anything in it`(kind: CairoPicture) throws {
        #expect(try !kind.bytes(of: scene(title: "触覚 \u{0} \u{1B}[31m %s \u{1F600}")).isEmpty)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 70])
    func `a scale that gives no picture is refused`(scale: Double) throws {
        #expect(throws: CairoPlotError.self) { try CairoPicture.png.bytes(of: scene(), scale: scale) }
    }

    @Test func `too many pixels are refused before memory is taken`() throws {
        let large = try scene(width: 16_384, height: 4_097)
        #expect(throws: CairoPlotError.sizeOutOfRange(width: 16_384, height: 4_097)) {
            try CairoPicture.png.bytes(of: large)
        }
    }
}

extension PlotColour {
    /// As 24 bits.
    fileprivate var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

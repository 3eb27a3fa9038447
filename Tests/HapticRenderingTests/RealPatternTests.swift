import AHAP
import Foundation
import HapticPatterns
import HapticRendering
import Testing

/// Real pattern files, where a folder of them lies beside the repository (`../shared/corpus/ahap`); else nothing runs.
struct RealPatternTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/corpus/ahap")

    private static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".ahap") }.sorted()

    private static func renderer(of name: String, _ settings: RenderSettings) throws -> Renderer {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        return try Renderer(AHAPDocument(bytes).pattern, settings: settings)
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file renders, finite and within full drive, and is silent before it begins and after it ends`(
        name: String
    ) throws {
        for signal in RenderSettings.Signal.allCases {
            let settings = RenderSettings.with(rate: 8_000) {
                $0.signal = signal
                $0.actuator = .lraIPhone
            }
            var renderer = try Self.renderer(of: name, settings)
            let rendered = renderer.renderAll()
            #expect((rendered.haptic + rendered.left + rendered.right).allSatisfy { abs($0) <= 1 })
            #expect(rendered.report.peak.isFinite)
            let first = renderer.timeline.events.count > 0 ? renderer.timeline.events[0].start : 0
            #expect(isSilent(rendered.haptic.prefix(Int(first))))
            // What a resonance leaves fades for ever.
            let behind = renderer.render(next: 64).haptic
            #expect(signal == .motion ? behind.allSatisfy { abs($0) < 1e-3 } : isSilent(behind[...]))
        }
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file has motor commands that stop and effective values within their range`(name: String) throws {
        let renderer = try Self.renderer(of: name, .with(rate: 8_000))
        let steps = renderer.motorTrack().steps
        #expect(steps.allSatisfy { 0...1 ~= $0.heavy && 0...1 ~= $0.light })
        #expect(steps.last.map { $0.heavy == 0 && $0.light == 0 } ?? true)
        let samples = renderer.effectiveSamples(rate: 200)
        #expect(samples.allSatisfy { 0...1 ~= $0.intensity && 0...1 ~= $0.sharpness })
    }
}

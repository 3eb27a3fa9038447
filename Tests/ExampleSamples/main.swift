import AHAP
import Foundation
import HapticRendering

// Renders patterns natively, for the WebAssembly module to be compared with: `ExampleSamples FOLDER FILE...`. FOLDER
// gets, for each FILE, NAME.SIGNAL-RATE (all channels, 32 bits a sample), NAME.effective and NAME.motors (64 bits).

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first.map({ URL(fileURLWithPath: $0) }) else {
    FileHandle.standardError.write(Data("usage: ExampleSamples FOLDER FILE...\n".utf8))
    exit(2)
}

/// Writes the bytes of numbers, as this machine and WebAssembly hold them: the lowest byte first.
func write<Number: BitwiseCopyable>(_ numbers: [Number], _ name: String) throws {
    // The bytes of the array's own elements, copied at once.
    let data = unsafe numbers.withUnsafeBytes { bytes in unsafe Data(bytes) }
    try data.write(to: folder.appending(path: name))
}

for file in arguments.dropFirst() {
    let url = URL(fileURLWithPath: file)
    let name = url.lastPathComponent
    let pattern = AHAPDocument([UInt8](try Data(contentsOf: url))).pattern
    var settings = RenderSettings()
    settings.actuator = .lraIPhone
    for signal in RenderSettings.Signal.allCases {
        for rate in [8_000.0, 48_000] {
            settings.signal = signal
            settings.sampleRate = rate
            var renderer = try Renderer(pattern, settings: settings)
            let rendered = renderer.renderAll()
            try write(rendered.haptic + rendered.left + rendered.right, "\(name).\(signal.rawValue)-\(Int(rate))")
        }
    }
    let renderer = try Renderer(pattern)
    let samples = renderer.effectiveSamples(rate: 1_000)
    try write(samples.map(\.intensity) + samples.map(\.sharpness) + samples.map(\.amplitude), "\(name).effective")
    let steps = renderer.motorTrack().steps
    try write(steps.map(\.time) + steps.map(\.heavy) + steps.map(\.light), "\(name).motors")
}

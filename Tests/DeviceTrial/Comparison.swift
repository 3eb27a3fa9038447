import AHAP
import Foundation
import HapticPatterns
import HapticPlayback
import HapticRendering

/// Compares a recording of four channels with what a source gives for a pattern: heard on 1 and 2, felt on 3 and 4.
func compare(_ file: String, with recording: String, seconds: Double) throws {
    let pattern = AHAPDocument(Array(try Data(contentsOf: URL(fileURLWithPath: file)))).pattern
    let source = try HapticSource()
    let player = try source.makePlayer(pattern)
    try player.start()
    var output = OfflineOutput(source)
    let expected = output.advance(by: seconds)
    withExtendedLifetime(player) {}
    let data = try Data(contentsOf: URL(fileURLWithPath: recording))
    let frames = data.count / 16
    func sample(_ frame: Int, _ channel: Int) -> Float {
        let place = frame * 16 + channel * 4
        return Float(bitPattern: data[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    guard let first = (0..<frames).first(where: { sample($0, 2) != 0 }),
        let start = expected.haptic.firstIndex(where: { $0 != 0 })
    else {
        tell("nothing was recorded")
        exit(1)
    }
    for index in start..<expected.haptic.count {
        let frame = first + index - start
        let right =
            frame < frames && sample(frame, 0) == expected.left[index]
            && sample(frame, 1) == expected.right[index] && sample(frame, 2) == expected.haptic[index]
            && sample(frame, 3) == expected.haptic[index]
        guard right else {
            tell("frame \(index) of \(expected.haptic.count) differs")
            exit(1)
        }
    }
    tell("\(expected.haptic.count - start) frames arrived as they were sent")
}

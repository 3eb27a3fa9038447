import AHAP
import HapticRendering
import HapticsCommand

/// The strengths of two motors as a table: a row for each change, seconds and two commands of 0...1.
struct MotorTable {
    private let bytes: [UInt8]

    init(_ track: MotorTrack) {
        var bytes = Array("time,heavy,light\n".utf8)
        for step in track.steps { bytes.append(text: "\(step.time),\(step.heavy),\(step.light)\n") }
        self.bytes = bytes
    }

    /// Writes it as a whole or not at all.
    func write(to target: Path) throws(SystemError) {
        guard target != .standardInput else { return try File.write(bytes[...], to: 1) }
        try File.makeFolders(for: target)
        try Interruption.guarding { () throws(SystemError) in try File.create(target, with: bytes) }
    }
}

import AHAP
import Foundation
import HapticDevices
import HapticPatterns
import HapticPlayback
import HapticRendering

/// Plays on devices that only SDL sees, in a process of its own: SDL's state and environment are those of a process.
///
///     DeviceTrial audio FILE SECONDS [CHANNEL...]   plays for so many seconds of the source's time
///     DeviceTrial lost FILE                         plays until the device goes
///     DeviceTrial pad SCENARIO FILE                 plays on a virtual gamepad
///     DeviceTrial compare FILE RECORDING SECONDS    compares what arrived with what a source gives
///     DeviceTrial controller                        plays on one as an application from iOS does
///     DeviceTrial questions                         asks what the machine can do
///     DeviceTrial engines                           plays on engines one after the other, and on two at once
///
/// What happens is told on standard output, a line each.
func runTrial() {
    // Whoever started this may have blocked signals, as threads of a dispatch queue do.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    let words = CommandLine.arguments
    do {
        switch words.count > 1 ? words[1] : "" {
        #if !canImport(Darwin)
            case "controller": try ControllerTrial().run()
            case "engines": try EngineTrial().run()
            case "questions": try EngineTrial().ask()
        #endif
        case _ where words.count < 3: fail("no such trial")
        case "audio":
            let channels = words.dropFirst(4).compactMap { Int($0) }
            try playAudio(words[2], seconds: Double(words[3]) ?? 1, channels: channels.isEmpty ? nil : channels)
        case "preview": try playAudio(words[2], seconds: Double(words[3]) ?? 1, channels: nil, isPreview: true)
        case "compare": try compare(words[2], with: words[3], seconds: Double(words[4]) ?? 1)
        case "lost": try loseAudio(words[2])
        case "pad": try PadTrial(words[2], file: words.count > 3 ? words[3] : "").run()
        default: fail("no such trial")
        }
    } catch let error as OutputError {
        tell("error: \(error)")
    } catch {
        tell("error: \(error)")
    }
}

/// A line on standard output, at once.
func tell(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
}

/// Ends with a status that is no success.
func fail(_ line: String) -> Never {
    tell(line)
    exit(2)
}

/// A source that plays a pattern from its first sample on, as an output of this kind wants it.
func source(_ file: String, for output: any HapticOutput) throws -> (HapticSource, PatternPlayer) {
    let pattern = AHAPDocument(Array(try Data(contentsOf: URL(fileURLWithPath: file)))).pattern
    let source = try HapticSource(settings: output.capabilities.settings)
    let player = try source.makePlayer(pattern)
    try player.start()
    return (source, player)
}

/// Waits until something is so; no longer than ten seconds.
func wait(until isSo: () -> Bool) {
    let end = Date() + 10
    while !isSo(), Date() < end { usleep(500) }
}

private func playAudio(_ file: String, seconds: Double, channels: [Int]?, isPreview: Bool = false) throws {
    let frames = ProcessInfo.processInfo.environment["TRIAL_FRAMES"].flatMap { Int($0) } ?? 512
    let output = AudioOutput(channels: channels, frames: frames, isPreview: isPreview)
    let (source, player) = try source(file, for: output)
    let isLost = Guarded(false)
    try output.start(source) { event in
        tell("\(event)")
        isLost.withLock { $0 = true }
    }
    wait { source.currentTime > seconds || isLost.withLock { $0 } }
    output.stop()
    let end = source.currentTime
    usleep(20_000)
    tell(source.currentTime == end ? "stopped" : "still pulling")
    withExtendedLifetime(player) {}
}

private func loseAudio(_ file: String) throws {
    let output = AudioOutput()
    let (source, player) = try source(file, for: output)
    let isLost = Guarded(false)
    try output.start(source) { event in
        tell("\(event)")
        // As an engine may: from within the report.
        output.stop()
        isLost.withLock { $0 = true }
    }
    wait { isLost.withLock { $0 } }
    let time = source.currentTime
    usleep(20_000)
    tell(source.currentTime == time ? "stopped" : "still pulling")
    withExtendedLifetime(player) {}
}

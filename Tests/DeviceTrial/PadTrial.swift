import Foundation
import HapticDevices
import HapticPlayback

/// One scenario with virtual gamepads.
struct PadTrial {
    private let scenario: String
    private let file: String

    init(_ scenario: String, file: String) {
        self.scenario = scenario
        self.file = file
    }

    func run() throws {
        tell("pads \(try Gamepad.all().count)")
        switch scenario {
        case "play": try play(VirtualPad(), GamepadOutput())
        case "triggers": try play(VirtualPad(hasTriggers: true), GamepadOutput(index: 0))
        case "left": try play(VirtualPad(hasTriggers: true), GamepadOutput(part: .leftHandle))
        case "both": try playBoth(VirtualPad())
        case "unplug": try unplug(VirtualPad())
        case "still": try play(VirtualPad(hasRumble: false), GamepadOutput())
        case "list": try list(VirtualPad(hasTriggers: true))
        case "signal", "lost-signal", "own-handler", "exit": try leave(VirtualPad())
        default: tell("no such scenario")
        }
    }

    /// To the end of the pattern.
    private func play(_ pad: VirtualPad, _ output: GamepadOutput) throws {
        let (source, player) = try source(file, for: output)
        try output.start(source) { tell("\($0)") }
        wait { player.report.finishes > 0 }
        output.stop()
        tell("stopped")
        withExtendedLifetime(pad) {}
    }

    /// Two outputs on the motors of one pad.
    private func playBoth(_ pad: VirtualPad) throws {
        let (left, right) = (GamepadOutput(part: .leftHandle), GamepadOutput(part: .rightHandle))
        let (leftSource, leftPlayer) = try source(file, for: left)
        let (rightSource, rightPlayer) = try source(file, for: right)
        try left.start(leftSource) { tell("\($0)") }
        try right.start(rightSource) { tell("\($0)") }
        wait { leftPlayer.report.finishes > 0 && rightPlayer.report.finishes > 0 }
        left.stop()
        tell("one stopped")
        right.stop()
        withExtendedLifetime(pad) {}
    }

    private func unplug(_ pad: VirtualPad) throws {
        let output = GamepadOutput()
        let (source, player) = try source(file, for: output)
        let isLost = Guarded(false)
        try output.start(source) { event in
            tell("\(event)")
            output.stop()
            isLost.withLock { $0 = true }
        }
        wait { source.currentTime > 0.03 }
        pad.unplug()
        wait { isLost.withLock { $0 } }
        withExtendedLifetime(player) {}
        do throws(OutputError) { try output.start(source) { _ in } } catch { tell("error: \(error)") }
        tell("plugged in again")
        try play(VirtualPad(), GamepadOutput())
    }

    private func list(_ pad: VirtualPad) throws {
        for pad in try Gamepad.all() { tell("\(pad.index) \(pad.name) \(pad.hasRumble) \(pad.hasTriggerRumble)") }
    }

    /// Ends in the middle of a pattern without stopping.
    private func leave(_ pad: VirtualPad) throws {
        let output = GamepadOutput()
        if scenario == "own-handler" { signal(SIGTERM, tellAndLeave) }
        let (source, player) = try source(file, for: output)
        let isLost = Guarded(false)
        try output.start(source) { event in
            tell("\(event)")
            isLost.withLock { $0 = true }
        }
        wait { source.currentTime > 0.03 }
        if scenario == "exit" { exit(7) }
        if scenario == "lost-signal" {
            pad.unplug()
            wait { isLost.withLock { $0 } }
        }
        kill(getpid(), SIGTERM)
        // For the signal to be the end.
        wait { false }
        withExtendedLifetime((player, pad)) {}
    }
}

// A handler of an application's: it may do what it likes, here what is asked of it.
private func tellAndLeave(_: Int32) {
    tell("own handler")
    exit(8)
}

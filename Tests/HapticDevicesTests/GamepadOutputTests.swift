import HapticDevices
import HapticPlayback
import Testing

/// Gamepads, for which SDL's virtual ones stand.
@Suite(.enabled(if: HasSDL.isHere, "SDL2 is not installed"))
struct GamepadOutputTests {
    private func pad(_ scenario: String) throws -> Trial { try Trial(["pad", scenario, "FILE"]) }

    /// The command of a motor in the middle of the pattern, of 65535.
    private func steady() throws -> MotorStrengths {
        let (source, player) = try Trial.source()
        defer { withExtendedLifetime(player) {} }
        return source.motors(after: 480)
    }

    private func command(_ strength: Double) -> Int { Int((strength * 65_535).rounded()) }

    @Test func `the motors get the source's strengths, and rest at the end`() throws {
        let trial = try pad("play")
        let motors = try steady()
        #expect(motors.low > 0.5 && motors.high > 0.5)
        #expect(trial.lines.prefix(2) == ["pads 0", "rumble \(command(motors.low)) \(command(motors.high))"])
        #expect(trial.lines.suffix(2) == ["rumble 0 0", "stopped"])
    }

    @Test func `triggers play with the high motor, at half its strength`() throws {
        let trial = try pad("triggers")
        let trigger = command(try steady().high / 2)
        #expect(trial.lines.contains("triggers \(trigger) \(trigger)"))
        #expect(trial.lines.last { $0.hasPrefix("triggers") } == "triggers 0 0")
    }

    @Test func `a handle plays alone`() throws {
        let trial = try pad("left")
        let motors = try steady()
        #expect(trial.lines.contains("rumble \(command(max(motors.low, motors.high))) 0"))
        #expect(trial.lines.allSatisfy { !$0.hasPrefix("rumble") || $0.hasSuffix(" 0") })
        #expect(!trial.lines.contains { $0.hasPrefix("triggers") && $0 != "triggers 0 0" })
    }

    @Test func `two outputs share the motors of one pad`() throws {
        let trial = try pad("both")
        let motors = try steady()
        let strongest = command(max(motors.low, motors.high))
        #expect(trial.lines.contains("rumble \(strongest) \(strongest)"))
        #expect(trial.lines.last { $0.hasPrefix("rumble") } == "rumble 0 0")
    }

    @Test func `a pad that is pulled out is reported, and plays again on a new output once it is back`() throws {
        let lines = try pad("unplug").lines
        let lost = try #require(lines.firstIndex(of: "disconnected"))
        #expect(lines[lost + 1].contains("no gamepad is connected"))
        #expect(lines[lost + 2] == "plugged in again")
        let motors = try steady()
        #expect(lines[lost + 3] == "rumble \(command(motors.low)) \(command(motors.high))")
        #expect(lines.suffix(2) == ["rumble 0 0", "stopped"])
    }

    @Test func `a pad without motors is refused by its name`() throws {
        #expect(
            try pad("still").lines.last
                == "error: gamepad cannot be played on: Trial Pad has no rumble, as far as SDL can tell")
    }

    @Test func `pads are listed with their motors`() throws {
        #expect(try pad("list").lines == ["pads 0", "0 Trial Pad true true"])
    }

    @Test func `the motors rest before a signal ends the process`() throws {
        let trial = try pad("signal")
        #expect(trial.lines.last == "rumble 0 0")
        #expect(!trial.exited && trial.status == 15)
    }

    @Test func `a signal ends the process also when its pad has gone`() throws {
        let trial = try pad("lost-signal")
        #expect(trial.lines.last == "disconnected")
        #expect(!trial.exited && trial.status == 15)
    }

    #if !canImport(Darwin)
        @Test func `what the machine can do is known at any time, without making outputs again`() throws {
            #expect(
                try Trial(["questions"]).lines == [
                    "nothing: false false", "pad: true false", "pad: true false", "nothing: false false",
                    "preferred: true true", "preferred: true true", "preferred: true true", "preferred: true true",
                    "made 2",
                ])
        }
    #endif

    @Test func `a handler of the application's own stays`() throws {
        let trial = try pad("own-handler")
        #expect(trial.lines.suffix(2) == ["own handler", "rumble 0 0"])
        #expect(trial.exited && trial.status == 8)
    }

    @Test func `the motors rest when the process exits`() throws {
        let trial = try pad("exit")
        #expect(trial.lines.last == "rumble 0 0")
        #expect(trial.exited && trial.status == 7)
    }
}

struct GamepadPartTests {
    private let motors = MotorStrengths(low: 0.25, high: 0.5)

    @Test(arguments: [
        (GamepadPart.all, PadStrengths(low: 0.25, high: 0.5, left: 0.25, right: 0.25)),
        (.handles, PadStrengths(low: 0.25, high: 0.5)), (.leftHandle, PadStrengths(low: 0.5)),
        (.rightHandle, PadStrengths(high: 0.5)), (.triggers, PadStrengths(left: 0.5, right: 0.5)),
        (.leftTrigger, PadStrengths(left: 0.5)), (.rightTrigger, PadStrengths(right: 0.5)),
    ])
    func `each part has its motors`(part: GamepadPart, strengths: PadStrengths) {
        #expect(part.strengths(motors) == strengths)
    }
}

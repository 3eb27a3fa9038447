/// Every option of the command: an option means the same in all verbs that take it.
package enum OptionName: Int32, CaseIterable, Sendable {
    // Above all characters, which getopt returns too.
    case format = 256
    case fix, unsafeFixes, diff, check
    case select, ignore, failOn
    case baseline, writeBaseline
    case all, settings, color
    case output, signal, actuator, profile, limit, rate, bits, repeats, maxDuration
    case start, end, size, theme, to
    case on, loop, speed, gain, watch
    case weight, flexibility, intensity, list
    case help, version

    /// Without the dashes.
    package var spelling: StaticString {
        switch self {
        case .format: "format"
        case .fix: "fix"
        case .unsafeFixes: "unsafe-fixes"
        case .diff: "diff"
        case .check: "check"
        case .select: "select"
        case .ignore: "ignore"
        case .failOn: "fail-on"
        case .baseline: "baseline"
        case .writeBaseline: "write-baseline"
        case .all: "all"
        case .settings: "settings"
        case .color: "color"
        case .output: "output"
        case .signal: "signal"
        case .actuator: "actuator"
        case .profile: "profile"
        case .limit: "limit"
        case .rate: "rate"
        case .bits: "bits"
        case .repeats: "repeat"
        case .maxDuration: "max-duration"
        case .start: "start"
        case .end: "end"
        case .size: "size"
        case .theme: "theme"
        case .to: "to"
        case .on: "on"
        case .loop: "loop"
        case .speed: "speed"
        case .gain: "gain"
        case .watch: "watch"
        case .weight: "weight"
        case .flexibility: "flexibility"
        case .intensity: "intensity"
        case .list: "list"
        case .help: "help"
        case .version: "version"
        }
    }

    /// What stands for its value in help; `nil` for an option without one.
    package var placeholder: String? {
        switch self {
        case .format: "FORMAT"
        case .select, .ignore: "RULES"
        case .failOn: "SEVERITY"
        case .baseline, .settings: "FILE"
        case .color: "WHEN"
        case .output: "PATH"
        case .signal: "SIGNAL"
        case .actuator: "MODEL"
        case .profile: "PROFILE"
        case .limit: "HOW"
        case .rate: "HZ"
        case .bits: "BITS"
        case .repeats: "N"
        case .maxDuration, .start, .end: "S"
        case .size: "SIZE"
        case .theme: "THEME"
        case .to: "KIND"
        case .on: "OUTPUT"
        case .speed, .gain, .intensity: "X"
        case .weight: "WEIGHT"
        case .flexibility: "HOW"
        default: nil
        }
    }

    /// One line for help and completions.
    package var summary: String {
        switch self {
        case .format: "how to report"
        case .fix: "apply the safe fixes in place"
        case .unsafeFixes: "with --fix or --diff: also fixes that may change what is felt"
        case .diff: "show what would change, and write nothing"
        case .check: "write nothing; exit with 1 if a file is not canonical"
        case .select: "use these rules only: codes or names, with commas"
        case .ignore: "leave these rules out"
        case .failOn: "severity from which on to exit with 1"
        case .baseline: "accept the findings that FILE lists, report what is new"
        case .writeBaseline: "write the findings of this run to the --baseline file"
        case .all: "show every finding, not only five of a rule in a file"
        case .settings: "use this settings file, not the nearest .haptics.json"
        case .color: "colour the text"
        case .output: "the file to write, or a folder; '-' is standard output"
        case .signal: "what to render"
        case .actuator: "the model that makes the motion: a name, or HZ:QUALITY of a resonance"
        case .profile: "the waveform: a name, or LOW:HIGH[:LAW[:EXPONENT]] in hertz"
        case .limit: "what happens beyond full drive"
        case .rate: "samples a second, 2000 to 192000"
        case .bits: "bits of a sample; 32 is floating point"
        case .repeats: "play it so many times, as a loop"
        case .maxDuration: "seconds that one file may last; 21600 (6 hours) unless stated"
        case .start: "seconds in the pattern where to begin"
        case .end: "seconds in the pattern where to end"
        case .size: "width and height, as 1200x800, in pixels (png) or points"
        case .theme: "colours of pictures"
        case .to: "kind of pictures in a folder"
        case .on: "the output to play on; 'haptics devices' lists them"
        case .loop: "play again and again"
        case .speed: "how fast, 0.01 to 100; pitch stays"
        case .gain: "multiply intensities by X, 0 to 10"
        case .watch: "play again whenever a file is saved"
        case .weight: "how heavy an impact is"
        case .flexibility: "how much an impact gives, instead of its weight"
        case .intensity: "multiply intensities by X, 0 to 1"
        case .list: "show all names, with lengths and what tells them apart"
        case .help: "show this help"
        case .version: "show the version"
        }
    }

    /// The letter that may stand for it.
    package var letter: Character? {
        switch self {
        case .output: "o"
        case .help: "h"
        default: nil
        }
    }

    /// True where leaving it out means the first of its values.
    package var hasDefault: Bool { self != .flexibility }

    /// `--name`.
    package var text: String { "--\(spelling)" }
}

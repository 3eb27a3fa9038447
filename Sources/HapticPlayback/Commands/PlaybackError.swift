package import HapticRendering

/// Why an engine does not do as asked. Nothing was done then, and nothing was lost.
package enum PlaybackError: Error, Equatable, Sendable {
    /// So many commands wait already that these do not fit; see ``PlaybackCapacities/commands``.
    case tooManyCommands(asked: Int, capacity: Int)
    /// As many players exist as there may be; see ``PlaybackCapacities/players``.
    case tooManyPlayers(capacity: Int)
    /// A time in seconds is negative, infinite or not a number.
    case invalidTime(Double)
    /// A loop would be shorter than one sample.
    case loopTooShort(seconds: Double)
    /// A setting asks for what only a renderer of a whole pattern can give; its name, as it is spelled in
    /// `RenderSettings`.
    case settingForRenderers(name: String)
    /// The pattern or a setting cannot be rendered.
    case rendering(RenderError)
}

extension PlaybackError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .tooManyCommands(let asked, let capacity):
            "there is no room for \(asked) more commands, of which \(capacity) may wait: send fewer at once, or later"
        case .tooManyPlayers(let capacity): "there are \(capacity) players already: let go of some, or use them again"
        case .invalidTime(let time): "\(time) is no time: times are seconds from 0 on"
        case .loopTooShort(let seconds):
            "a loop of \(seconds) s is too short: it must last at least one sample (a tap has no duration of its own)"
        case .settingForRenderers(let name): "the setting \(name) is for whole patterns: play without it"
        case .rendering(let error): error.description
        }
    }
}

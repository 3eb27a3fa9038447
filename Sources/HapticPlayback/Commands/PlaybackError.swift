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

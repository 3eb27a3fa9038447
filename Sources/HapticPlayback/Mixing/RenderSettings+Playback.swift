import HapticRendering

extension RenderSettings {
    /// The name of a setting that only a renderer of a whole pattern can follow, if any differs from its default.
    var settingForRenderers: String? {
        if signal == .motion { return "signal" }
        if limiter == .normalise { return "limiter" }
        if declicks { return "declicks" }
        if speed != 1 { return "speed" }
        return loop == nil ? nil : "loop"
    }
}

extension Normalization.Entry: CustomStringConvertible {
    /// The place as an index path, from 0: `events[3]`, `curves[0].points[2]`.
    public var description: String {
        switch self {
        case .event(let index): "events[\(index)]"
        case .parameter(let index): "parameters[\(index)]"
        case .curve(let index): "curves[\(index)]"
        case .point(let index, let curve): "curves[\(curve)].points[\(index)]"
        }
    }
}

extension Normalization.Change: CustomStringConvertible {
    /// The change in words, such as `events[3]: HapticIntensity 1.5 becomes 1.0`.
    public var description: String { "\(entry.description): \(edit.description)" }
}

extension Normalization.Edit: CustomStringConvertible {
    /// The change in words, without its place.
    public var description: String {
        switch self {
        case .defaults(let values): "defaults filled in: \(Self.list(values))"
        case .value(let id, let from, let to): "\(id.name) \(from) becomes \(to)"
        case .control(let id, let from, let to): "\(id.name) \(from) becomes \(to)"
        case .time(let from, let to): "time \(from) s becomes \(to) s"
        case .duration(let from, let to?): "duration \(from) s becomes \(to) s"
        case .duration(let from, nil): "duration \(from) s is dropped"
        case .removed(let time): "removed, for it never happens at \(time) s"
        case .moved(let position): "moved to position \(position) for time order"
        }
    }

    private static func list(_ values: EventParameters) -> String {
        var text = ""
        for (id, value) in values { text += "\(text.isEmpty ? "" : ", ")\(id.name) \(value)" }
        return text
    }
}

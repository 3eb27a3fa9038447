/// Why a change to a pattern's times or strengths was refused.
public enum PatternEditError: Error, Equatable, Hashable, Sendable {
    /// The number given is not finite, or negative, or 0 where that makes no sense.
    case invalidNumber(Double)
    /// Something would begin before the pattern does; the earliest would lie at that time in seconds.
    case beforeStart(Double)
    /// A time would become too large for a number.
    case tooLong
    /// The result would hold more entries (events, parameters, control points) than that.
    case tooManyEntries(limit: Int)
    /// Overlapping passes would disturb each other.
    case overlap(MergeRefusal)
}

extension PatternEditError: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .invalidNumber(let number): "\(number) is no number to change a pattern by"
        case .beforeStart(let time): "the pattern would begin at \(time) s, before its start"
        case .tooLong: "the pattern would become too long for a time in seconds"
        case .tooManyEntries(let limit): "the pattern would have more than \(limit) entries"
        case .overlap(let refusal): "the passes overlap: \(refusal.description)"
        }
    }
}

/// A pattern as a player takes it, and what had to be changed for that.
public struct Normalization: Equatable, Hashable, Sendable {
    /// The pattern: every default filled in, every value and time legal, all in time order.
    public let pattern: HapticPattern
    /// What was changed, in the order events, parameters, curves; empty where the pattern was in that state already.
    public let changes: [Change]

    /// One change.
    public struct Change: Equatable, Hashable, Sendable {
        /// What was changed, by its position in the pattern as it was given.
        public let entry: Entry
        /// How it was changed.
        public let edit: Edit

        /// A change from its parts.
        public init(_ entry: Entry, _ edit: Edit) {
            self.entry = entry
            self.edit = edit
        }
    }

    /// A part of a pattern, by position from 0.
    public enum Entry: Equatable, Hashable, Sendable {
        case event(Int)
        case parameter(Int)
        case curve(Int)
        case point(Int, ofCurve: Int)
    }

    /// A change, with the values before and after.
    public enum Edit: Equatable, Hashable, Sendable {
        /// Parameters that the event did not state, with the defaults that they got.
        case defaults(EventParameters)
        /// A value of an event that was out of its range or not a number.
        case value(EventParameterID, from: Float, to: Float)
        /// A value of a control that was out of its range or not a number.
        case control(DynamicParameterID, from: Float, to: Float)
        /// A negative time, in seconds.
        case time(from: Double, to: Double)
        /// A duration in seconds that was negative (now 0) or not finite (now not stated).
        case duration(from: Double, to: Double?)
        /// Left out: its time is not a number or never comes.
        case removed(time: Double)
        /// Put in time order, at this position of the new pattern's list.
        case moved(to: Int)
    }
}

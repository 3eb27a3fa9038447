public import Foundation

/// One event of a pattern: a tap, a buzz, a tone or a sound.
///
/// Nothing is checked here; ``CHHapticPattern`` does it, and takes a copy of the values.
open class CHHapticEvent: NSObject {
    /// What kind of event it is.
    open private(set) var type: EventType

    /// The parameters that the event states, as given; every other one has its default for the event's type. Of two with
    /// the same id the last counts.
    open private(set) var eventParameters: [CHHapticEventParameter]

    /// Start in seconds from the start of the pattern.
    open var relativeTime: TimeInterval

    /// Seconds before release begins; 0 where none was stated. A tap is not lengthened by it, only padded.
    open var duration: TimeInterval {
        get { statedDuration ?? 0 }
        set { statedDuration = newValue }
    }

    /// The duration in seconds, or `nil` where none was stated.
    package private(set) var statedDuration: TimeInterval?

    /// The registered sound that the event plays, if it was made with one.
    package private(set) var audioResourceID: CHHapticAudioResourceID?

    /// An event without a stated duration, such as a tap.
    ///
    /// - Parameters:
    ///   - type: What kind of event.
    ///   - eventParams: The parameters that it states; may be empty.
    ///   - time: Start in seconds from the start of the pattern.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        super.init()
    }

    /// An event with a duration.
    ///
    /// - Parameters:
    ///   - type: What kind of event.
    ///   - eventParams: The parameters that it states; may be empty.
    ///   - time: Start in seconds from the start of the pattern.
    ///   - duration: Seconds before release begins.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        statedDuration = duration
        super.init()
    }

    /// An event of type ``EventType/audioCustom`` that plays a registered sound at its natural length.
    ///
    /// - Parameters:
    ///   - resID: The sound's number at the engine that will play it.
    ///   - eventParams: The parameters that the event states; may be empty.
    ///   - time: Start in seconds from the start of the pattern.
    public init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    ) {
        self.type = .audioCustom
        eventParameters = eventParams
        relativeTime = time
        audioResourceID = resID
        super.init()
    }

    /// An event of type ``EventType/audioCustom`` that plays a registered sound, cut or padded with silence to a length.
    ///
    /// - Parameters:
    ///   - resID: The sound's number at the engine that will play it.
    ///   - eventParams: The parameters that the event states; may be empty.
    ///   - time: Start in seconds from the start of the pattern.
    ///   - duration: The length in seconds; 0 is the sound's natural length.
    public init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        self.type = .audioCustom
        eventParameters = eventParams
        relativeTime = time
        statedDuration = duration
        audioResourceID = resID
        super.init()
    }
}

public import Foundation
package import HapticPatterns

/// A haptic pattern: events, and what changes them over time.
///
/// A pattern takes copies: later changes to the objects of which it was made do not affect it. It never changes, and can
/// serve any number of players, of several engines too unless it has registered sounds.
open class CHHapticPattern: NSObject {
    /// The pattern as a value. Sound files are in it by their absolute path.
    package let model: HapticPattern

    /// Its sound files, once they were read.
    let sounds = PatternSounds()

    /// Length in seconds: the latest end of an event, or time of a parameter.
    ///
    /// An event ends at its time plus its duration; a tap without one takes no time. Curves and releases do not count.
    open var duration: TimeInterval { model.duration }

    /// A pattern of events and of parameters that step.
    ///
    /// - Parameters:
    ///   - events: The events, in any order; may be empty.
    ///   - parameters: The parameters, in any order; may be empty.
    /// - Throws: ``CHHapticError`` that names the argument: ``CHHapticError/Code/invalidEventType``,
    ///   ``CHHapticError/Code/invalidParameterType`` where a type or id is unknown;
    ///   ``CHHapticError/Code/invalidEventTime``, ``CHHapticError/Code/invalidEventDuration`` where a time is negative or
    ///   not finite; ``CHHapticError/Code/invalidAudioResource`` where an event of type
    ///   ``CHHapticEvent/EventType/audioCustom`` has no sound. Values are never refused: players clamp them.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        var model = HapticPattern(events: try CHHapticPattern.modelled(events))
        for (index, parameter) in parameters.enumerated() {
            model.parameters.append(try parameter.modelled(at: "parameters[\(index)]"))
        }
        self.model = model
        super.init()
    }

    /// A pattern of events and of parameters that move along curves.
    ///
    /// - Parameters:
    ///   - events: The events, in any order; may be empty.
    ///   - parameterCurves: The curves, in any order; may be empty.
    /// - Throws: ``CHHapticError``, as ``init(events:parameters:)`` does.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        var model = HapticPattern(events: try CHHapticPattern.modelled(events))
        for (index, curve) in parameterCurves.enumerated() {
            model.curves.append(try curve.modelled(at: "parameterCurves[\(index)]"))
        }
        self.model = model
        super.init()
    }

    /// A pattern from the dictionary form of an AHAP file.
    ///
    /// Keys within may be ``Key`` or `String`; types and ids may be the structs or their raw values; numbers may be of any
    /// type. Unknown keys are passed over. A sound file is looked for by its absolute path, or in the resources of the main
    /// bundle.
    ///
    /// - Throws: ``CHHapticError`` that names the entry, such as `Pattern[2].Event.Time`:
    ///   ``CHHapticError/Code/invalidPatternDictionary``, ``CHHapticError/Code/badEventEntry``,
    ///   ``CHHapticError/Code/badParameterEntry`` where something is malformed or missing (but a missing time is 0);
    ///   ``CHHapticError/Code/invalidEventType``, ``CHHapticError/Code/invalidParameterType``,
    ///   ``CHHapticError/Code/invalidEventTime``, ``CHHapticError/Code/invalidEventDuration``;
    ///   ``CHHapticError/Code/fileNotFound`` where a sound file does not exist.
    public init(dictionary patternDict: [Key: Any]) throws {
        model = try PatternReader(origin: .dictionary).pattern(DictionaryText.bytes(of: patternDict))
        super.init()
    }

    /// A pattern from the dictionary that `JSONSerialization` makes of an AHAP file.
    ///
    /// The one addition to Apple's interface: there, the cast of such a dictionary to one of ``Key`` succeeds; on Linux it
    /// cannot. It is chosen only where the other initialiser does not fit.
    ///
    /// - Throws: ``CHHapticError``, as the other initialiser does.
    @_disfavoredOverload
    public init(dictionary patternDict: [String: Any]) throws {
        model = try PatternReader(origin: .dictionary).pattern(DictionaryText.bytes(of: patternDict))
        super.init()
    }

    /// A pattern from an AHAP file.
    ///
    /// A sound file is looked for in the folder of the AHAP file, then in the resources of the main bundle; never by an
    /// absolute path, and never above that folder.
    ///
    /// - Throws: ``CHHapticError`` that names the file, with line and column of the fault:
    ///   ``CHHapticError/Code/fileNotFound`` where the file or a sound file does not exist;
    ///   ``CHHapticError/Code/invalidPatternData`` where it cannot be read or is no JSON; and as
    ///   ``init(dictionary:)-([CHHapticPattern.Key:Any])`` does.
    public init(contentsOf ahapURL: URL) throws {
        model = try PatternReader(origin: .file(ahapURL)).pattern(PatternFile.bytes(of: ahapURL))
        super.init()
    }

    /// A pattern from the text of an AHAP file, whose sound files are looked for in the resources of the main bundle.
    init(data: Data) throws(CHHapticError) {
        model = try PatternReader(origin: .data).pattern([UInt8](data))
        super.init()
    }

    /// A pattern from a value, whose sound files stand by their absolute path.
    package init(model: HapticPattern) {
        self.model = model
        super.init()
    }

    /// The pattern in dictionary form, from which ``init(dictionary:)-([CHHapticPattern.Key:Any])`` makes an equal one.
    ///
    /// Within, too, keys are ``Key``; types and ids are `NSString`, which can be cast to `String`
    /// and to the structs, times and values `NSNumber`, switches `Bool`. What an
    /// event does not state is not there. Sound files stand by their absolute path.
    ///
    /// - Throws: ``CHHapticError/Code/operationNotPermitted`` where an event plays a registered sound, whose number means
    ///   nothing outside its engine.
    open func exportDictionary() throws -> [Key: Any] { try DictionaryForm.dictionary(of: model) }

    private static func modelled(_ events: [CHHapticEvent]) throws(CHHapticError) -> [HapticEvent] {
        var modelled: [HapticEvent] = []
        modelled.reserveCapacity(events.count)
        for (index, event) in events.enumerated() { modelled.append(try event.modelled(at: "events[\(index)]")) }
        return modelled
    }
}

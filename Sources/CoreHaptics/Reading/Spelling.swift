import AHAP
import Foundation

/// What values of a dictionary say, whatever their types. On Apple systems bridging makes them equal; on Linux a cast
/// between them mostly fails.
enum Spelling {
    /// The keys that AHAP knows.
    static let keys = Set(KnownWord.allCases.map { $0.name })

    /// The keys whose values are true or false.
    static let flags: Set<String> = ["EventWaveformUseVolumeEnvelope", "EventWaveformLoopEnabled"]

    /// A string, or one of the structs that stand for strings.
    static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let key as CHHapticPattern.Key: key.rawValue
        case let type as CHHapticEvent.EventType: type.rawValue
        case let id as CHHapticEvent.ParameterID: id.rawValue
        case let id as CHHapticDynamicParameter.ID: id.rawValue
        case let text as NSString: text.substring(from: 0)
        default: nil
        }
    }

    /// A number of any type; true is 1 and false 0, as for an `NSNumber`.
    static func number(of value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// True or false, also as a number: all but 0 is true, as for an `NSNumber`.
    static func flag(of value: Any) -> Bool? { value as? Bool ?? number(of: value).map { $0 != 0 } }

    /// The elements of a list.
    static func elements(of value: Any) -> [Any]? {
        if let list = value as? [Any] { return list }
        guard let list = value as? NSArray else { return nil }
        return (0..<list.count).map { list.object(at: $0) }
    }

    /// The members of a dictionary whose keys are strings or stand for strings; none of any other value.
    static func members(of value: Any) -> [(key: String, value: Any)] {
        if let dictionary = value as? [AnyHashable: Any] {
            return dictionary.compactMap { key, value in text(of: key.base).map { ($0, value) } }
        }
        guard let dictionary = value as? NSDictionary else { return [] }
        return dictionary.allKeys.compactMap { key in
            guard let name = text(of: key), let value = dictionary.object(forKey: key) else { return nil }
            return (name, value)
        }
    }

    /// JSON of a number, exact. What is not finite becomes a number that no reader takes.
    static func text(of number: Double) -> String {
        number.isFinite ? "\(number)" : number < 0 ? "-1e999" : "1e999"
    }
}

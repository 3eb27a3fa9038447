import AHAP
import Foundation

/// What a value of a dictionary says, whatever its type. On Apple systems bridging makes the types equal; on Linux a cast
/// between them mostly fails.
enum Spelling {
    /// A string, or one of the structs that stand for strings.
    case text(String)
    /// A number of any type; true is 1 and false 0, as for an `NSNumber`.
    case number(Double)
    case list([Any])
    /// The members whose keys are strings or stand for strings.
    case members([(key: String, value: Any)])
    case null
    case unknown

    init(_ value: Any) {
        // To cast a struct to a class bridges it first, which copies whole dictionaries only to see that they are not it.
        if type(of: value) is AnyClass {
            self.init(object: value)
        } else if let text = Spelling.text(of: value) {
            self = .text(text)
        } else if let members = Spelling.members(of: value) {
            self = .members(members)
        } else if let list = value as? [Any] {
            self = .list(list)
        } else if let number = Spelling.number(of: value) {
            self = .number(number)
        } else {
            self = .unknown
        }
    }

    private init(object: Any) {
        switch object {
        case let text as NSString: self = .text(text.substring(from: 0))
        case let number as NSDecimalNumber: self = .number(Spelling.number(number.decimalValue))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let list as NSArray: self = .list((0..<list.count).map { list.object(at: $0) })
        case let members as NSDictionary:
            self = .members(
                members.allKeys.compactMap { key in
                    guard case .text(let name) = Spelling(key), let value = members.object(forKey: key) else {
                        return nil
                    }
                    return (name, value)
                })
        case is NSNull: self = .null
        default: self = .unknown
        }
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let key as CHHapticPattern.Key: key.rawValue
        case let type as CHHapticEvent.EventType: type.rawValue
        case let id as CHHapticEvent.ParameterID: id.rawValue
        case let id as CHHapticDynamicParameter.ID: id.rawValue
        default: nil
        }
    }

    private static func members(of value: Any) -> [(key: String, value: Any)]? {
        if let named = value as? [String: Any] { return named.map { ($0.key, $0.value) } }
        if let keyed = value as? [CHHapticPattern.Key: Any] { return keyed.map { ($0.key.rawValue, $0.value) } }
        guard let members = value as? [AnyHashable: Any] else { return nil }
        return members.compactMap { key, value in
            guard case .text(let name) = Spelling(key.base) else { return nil }
            return (name, value)
        }
    }

    private static func number(of value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: Spelling.number(number)
        default: nil
        }
    }

    /// The nearest number. `JSONSerialization` makes decimals of long numbers, and on Linux their own way to a `Double` is
    /// off by some of its last digits; so a pattern would differ from that of the same file read directly.
    private static func number(_ decimal: Decimal) -> Double {
        Double(decimal.description) ?? NSDecimalNumber(decimal: decimal).doubleValue
    }
}

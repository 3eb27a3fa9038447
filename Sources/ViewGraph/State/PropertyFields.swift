import Foundation
// Where the stored properties of a type are: the runtime's own list, since a view's author declares nothing else.
@_spi(Reflection) import Swift

/// The stored properties of a type that are dynamic.
@MainActor
enum PropertyFields {
    struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func of<Owner>(_ type: Owner.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        // The name, which is not looked at, is what makes the list unsafe.
        _ = unsafe _forEachField(of: type, options: []) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// True where two values are the same bit for bit, but for the properties that the graph connects, which tell themselves.
    /// Values that merely are equal may be told apart: then a body is evaluated once more than needed.
    static func areSame<Owner>(_ first: Owner, _ second: Owner) -> Bool {
        let fields = of(Owner.self)
        // Both values live as long as the call; offsets are the runtime's own.
        return unsafe withUnsafeBytes(of: first) { first in
            unsafe withUnsafeBytes(of: second) { second in
                var start = 0
                for field in fields {
                    guard unsafe areSame(first, second, start..<field.offset) else { return false }
                    guard unsafe areSame(field.type, first, second, at: field.offset) else { return false }
                    start = field.offset + size(field.type)
                }
                return unsafe areSame(first, second, start..<first.count)
            }
        }
    }

    private static func size<Property>(_ type: Property.Type) -> Int { MemoryLayout<Property>.size }

    private static func areSame(
        _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> Bool {
        if range.isEmpty { return true }
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        // Within both, as fields do not overlap and do not pass the end.
        return unsafe memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
    }

    private static func areSame<Property: DynamicProperty>(
        _ type: Property.Type, _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, at offset: Int
    ) -> Bool {
        // Fields of this type, by the runtime's list.
        let (first, second) = unsafe (
            first.load(fromByteOffset: offset, as: type), second.load(fromByteOffset: offset, as: type)
        )
        guard let known = first as? any ConnectedProperty else { return areSame(first, second) }
        return areSame(known: known, second)
    }

    private static func areSame<Property: ConnectedProperty>(known first: Property, _ second: Any) -> Bool {
        (second as? Property).map { first.isSame(as: $0) } ?? false
    }
}

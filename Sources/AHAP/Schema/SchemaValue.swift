/// A piece of a JSON Schema, as a literal of Swift: `["type": "array", "items": SchemaValue.reference("Entry")]`.
indirect enum SchemaValue {
    case string(String)
    case number(Double)
    case array([SchemaValue])
    case object([(key: String, value: SchemaValue)])

    /// A reference to one of the schema's own definitions.
    static func reference(_ definition: String) -> SchemaValue { ["$ref": .string("#/$defs/" + definition)] }

    static func words(_ words: [KnownWord]) -> SchemaValue { .array(words.map { .string($0.name) }) }

    /// What each member must be.
    static func members(_ members: [(KnownWord, SchemaValue)]) -> SchemaValue {
        .object(members.map { (key: $0.0.name, value: $0.1) })
    }

    /// Writes the piece; what is short and holds no object stands on one line.
    func write(to text: inout CanonicalText) {
        switch self {
        case .string(let value): text.quoted(value)
        case .number(let value): text.number(value)
        case .array(let elements):
            text.open(UInt8(ascii: "["), isRow: isRow)
            for element in elements {
                text.next()
                element.write(to: &text)
            }
            text.close(UInt8(ascii: "]"))
        case .object(let members):
            text.open(UInt8(ascii: "{"), isRow: isRow)
            for (key, value) in members {
                text.next()
                text.quoted(key)
                text.colon()
                value.write(to: &text)
            }
            text.close(UInt8(ascii: "}"))
        }
    }

    private var isRow: Bool {
        switch self {
        case .array(let elements): !elements.contains { $0.hasObject }
        case .object(let members): members.count <= 2 && !members.contains { $0.value.hasObject }
        default: true
        }
    }

    private var hasObject: Bool {
        switch self {
        case .array(let elements): elements.contains { $0.hasObject }
        case .object: true
        default: false
        }
    }
}

extension SchemaValue: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .string(value) }
}

extension SchemaValue: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, SchemaValue)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}

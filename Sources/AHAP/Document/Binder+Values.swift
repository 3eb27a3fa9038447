extension Binder {
    /// The word of a key, after looking whether it stands twice. (The last one counts, as in most parsers.)
    @inline(__always)
    mutating func check(_ key: Int, _ members: inout MemberCheck) -> KnownWord {
        let word = tape[key].word
        if word == .unknown || !members.isFirst(word) { checkUnusual(key, word, &members) }
        return word
    }

    @inline(never)
    private mutating func checkUnusual(_ key: Int, _ word: KnownWord, _ members: inout MemberCheck) {
        let earlier = earlierKey(like: key, &members)
        if word != .unknown || earlier != nil {
            note(.duplicateKey, node: Int32(key), other: UInt32(bitPattern: earlier ?? -1))
        }
    }

    /// An unknown key of the same object spelled like this one; remembers this one if there is none.
    private mutating func earlierKey(like key: Int, _ members: inout MemberCheck) -> Int32? {
        if members.unknownKeys == 0 { unknownKeys.removeAll(keepingCapacity: true) }
        let text = bytes[tape[key].range]
        if let earlier = unknownKeys.first(where: { bytes[tape[Int($0)].range].elementsEqual(text) }) { return earlier }
        if members.unknownKeys < MemberCheck.mostUnknownKeys {
            unknownKeys.append(Int32(key))
            members.unknownKeys += 1
        }
        return nil
    }

    mutating func noteUnknown(_ key: Int, role: KnownWord) {
        note(.unknownKey, node: Int32(key), other: UInt32(role.rawValue))
    }

    /// The number at a value node, or `nil` after noting why there is none.
    @inline(__always)
    mutating func number(at node: Int32) -> Double? {
        guard node >= 0 else { return nil }
        if let value = tape.number(at: Int(node)), value.isFinite { return value }
        noteNoValue(.number, at: node)
        return nil
    }

    /// Seconds from the start of what the role says; 0 if absent or no number.
    @inline(__always)
    mutating func time(at node: Int32) -> Double {
        let value = number(at: node) ?? 0
        if value < 0 { note(.negativeTime, node: node) }
        return value
    }

    /// `true`, `false`, or `nil` after noting why it is neither.
    mutating func boolean(at node: Int32) -> Bool? {
        guard node >= 0 else { return nil }
        switch tape[Int(node)].kind {
        case .true: return true
        case .false: return false
        default:
            noteNoValue(.boolean, at: node)
            return nil
        }
    }

    /// True if a node is a string; notes what it is otherwise.
    @inline(__always)
    mutating func isString(at node: Int32) -> Bool {
        if tape[Int(node)].kind == .string { return true }
        noteNoValue(.string, at: node)
        return false
    }

    /// Notes why a node is not what was expected. Broken syntax was noted before.
    @inline(never)
    mutating func noteNoValue(_ expected: Fault.Expected, at node: Int32) {
        switch tape[Int(node)].kind {
        case .null: note(.nullValue, node: node)
        case .invalid, .missing: break
        case .number where expected == .number: note(.notFinite, node: node)
        case .object, .array: note(.wrongType, node: node, length: 1, other: expected.rawValue)
        default: note(.wrongType, node: node, other: expected.rawValue)
        }
    }

    /// Notes a member that an object needs and does not have, unless its syntax is broken.
    @inline(never)
    mutating func noteMissing(_ word: KnownWord, in object: Int32) {
        guard !isDamaged(object) else { return }
        note(.memberMissing, node: object, length: 1, other: UInt32(word.rawValue))
    }

    /// The value as a player holds it; notes it if it is outside its range.
    @inline(__always)
    mutating func value(at node: Int32, in range: ClosedRange<Float>, of word: KnownWord) -> Float? {
        guard let exact = number(at: node) else { return nil }
        if exact < Double(range.lowerBound) || exact > Double(range.upperBound) {
            note(.outOfRange, node: node, other: UInt32(word.rawValue))
        }
        // A number beyond Float's range is far out of any range; the nearest finite one is clamped all the same.
        let value = Float(exact)
        return value.isFinite ? value : (exact < 0 ? -Float.greatestFiniteMagnitude : .greatestFiniteMagnitude)
    }
}

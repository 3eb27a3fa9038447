/// The parameters that one event states: at most one value per id, held inline without a heap allocation.
///
/// Values are kept as given; ``HapticPattern/normalized()`` clamps them.
public struct EventParameters: Equatable, Hashable, Sendable {
    // One slot per `EventParameterID.rawValue`, in small vectors so that the whole takes 44 bytes. A slot whose
    // bit in `stated` is 0 holds 0, so that equality and hashing can be synthesised. Of the 32 bits ten are used: of 16
    // the compiler would write two bytes into a copy and read four back, for which a processor has to wait.
    private var first = SIMD4<Float>()
    private var second = SIMD4<Float>()
    private var third = SIMD2<Float>()
    private var stated: UInt32 = 0

    /// No parameter stated.
    public init() {}

    /// The stated value of a parameter, or `nil`. The unit and range are those of ``EventParameterID``.
    public subscript(id: EventParameterID) -> Float? {
        get { stated & bit(id) == 0 ? nil : self[slot: Int(id.rawValue)] }
        set {
            if newValue == nil { stated &= ~bit(id) } else { stated |= bit(id) }
            self[slot: Int(id.rawValue)] = newValue ?? 0
        }
    }

    private subscript(slot slot: Int) -> Float {
        get { slot < 4 ? first[slot] : slot < 8 ? second[slot - 4] : third[slot - 8] }
        set {
            if slot < 4 {
                first[slot] = newValue
            } else if slot < 8 {
                second[slot - 4] = newValue
            } else {
                third[slot - 8] = newValue
            }
        }
    }

    /// True when no parameter is stated.
    public var isEmpty: Bool { stated == 0 }
    /// How many parameters are stated, 0...10.
    public var count: Int { stated.nonzeroBitCount }

    private func bit(_ id: EventParameterID) -> UInt32 { 1 << UInt32(id.rawValue) }
}

extension EventParameters: ExpressibleByDictionaryLiteral {
    /// The last value wins where an id stands twice.
    public init(dictionaryLiteral elements: (EventParameterID, Float)...) {
        self.init()
        for (id, value) in elements { self[id] = value }
    }
}

extension EventParameters: Sequence {
    /// The stated parameters in the order of ``EventParameterID``.
    public func makeIterator() -> Iterator { Iterator(parameters: self) }

    /// Walks the stated parameters.
    public struct Iterator: IteratorProtocol {
        fileprivate var parameters: EventParameters
        fileprivate var position: UInt8 = 0

        /// The next stated parameter, or `nil` at the end.
        public mutating func next() -> (id: EventParameterID, value: Float)? {
            while let id = EventParameterID(rawValue: position) {
                position += 1
                if let value = parameters[id] { return (id, value) }
            }
            return nil
        }
    }
}

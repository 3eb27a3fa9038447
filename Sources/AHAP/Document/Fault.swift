/// Something that reading saw and a rule will put into words. Small, so that a bad file costs no more than a good one.
package struct Fault: Sendable {
    /// What is wrong.
    package var kind: Kind
    /// The node it is about, or -1 where the text has none.
    package var node: Int32
    /// First byte.
    package var start: UInt32
    /// Bytes; 0 for a place between two bytes.
    package var length: UInt32
    /// What ``Kind-swift.enum`` says it is.
    package var other: UInt32

    init(_ kind: Kind, node: Int32 = -1, start: UInt32, length: UInt32 = 0, other: UInt32 = 0) {
        self.kind = kind
        self.node = node
        self.start = start
        self.length = length
        self.other = other
    }

    /// The place in the file, in bytes.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

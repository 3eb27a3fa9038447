/// Turns byte offsets into lines and columns: built once for a file, then each place costs the same, however long the
/// file or its lines.
///
/// LF, CR LF and a lone CR end a line. Columns count code points; a byte order mark has no column of its own, and in
/// text that is not UTF-8 a byte that cannot start a character belongs to the one before.
public struct LineIndex: Sendable {
    /// What is known where a block of bytes begins.
    private struct Mark: Sendable {
        var lines: UInt32
        var lineStart: UInt32
        /// Bytes before that continue a character.
        var continuations: UInt32
    }

    private static let block = 256

    private let bytes: [UInt8]
    private let marks: [Mark]
    private let hasByteOrderMark: Bool

    /// Indexes a file's bytes (below 4 GiB).
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var marks: [Mark] = []
        marks.reserveCapacity(bytes.count / LineIndex.block + 1)
        var mark = Mark(lines: 0, lineStart: 0, continuations: 0)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            repeat {
                marks.append(mark)
                let end = min(start + LineIndex.block, buffer.count)
                unsafe LineIndex.advance(&mark, over: start..<end, of: buffer)
                start = end
            } while start < buffer.count
        }
        self.marks = marks
    }

    /// The line and column of a byte offset; offsets outside the file count as its nearest end.
    public func position(of offset: Int) -> TextPosition {
        let place = min(max(offset, 0), bytes.count)
        let mark = mark(at: place)
        let column = characters(before: place) - characters(before: Int(mark.lineStart))
        return TextPosition(line: Int(mark.lines) + 1, column: column + 1, offset: place)
    }

    /// Code points before a byte offset, a byte order mark left out.
    public func characters(before offset: Int) -> Int {
        let place = min(max(offset, 0), bytes.count)
        let characters = place - Int(mark(at: place).continuations)
        return hasByteOrderMark && place > 0 ? characters - 1 : characters
    }

    /// The offset of the first byte of the line that an offset lies in.
    package func lineStart(of offset: Int) -> Int {
        Int(mark(at: min(max(offset, 0), bytes.count)).lineStart)
    }

    /// What is known at an offset of `0...bytes.count`.
    private func mark(at offset: Int) -> Mark {
        let block = min(offset / LineIndex.block, marks.count - 1)
        var mark = marks[block]
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe LineIndex.advance(&mark, over: block * LineIndex.block..<offset, of: buffer)
        }
        return mark
    }

    /// Moves a mark over a range of the buffer. Counting becomes vector code, and where no CR is, it is all.
    private static func advance(_ mark: inout Mark, over range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>) {
        let (continuations, feeds, returns) = unsafe counts(range, of: buffer)
        mark.continuations &+= continuations
        if returns == 0 {
            guard feeds > 0 else { return }
            var last = range.upperBound - 1
            while last > range.lowerBound, unsafe buffer[last] != 0x0A { last -= 1 }
            mark.lines &+= feeds
            mark.lineStart = UInt32(truncatingIfNeeded: last + 1)
            return
        }
        for index in range where unsafe endsLine(at: index, of: buffer) {
            mark.lines &+= 1
            mark.lineStart = UInt32(truncatingIfNeeded: index + 1)
        }
    }

    /// Bytes that continue a character, LFs and CRs.
    private static func counts(
        _ range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>
    ) -> (continuations: UInt32, feeds: UInt32, returns: UInt32) {
        var (continuations, feeds, returns) = (UInt32(0), UInt32(0), UInt32(0))
        guard let base = buffer.baseAddress else { return (0, 0, 0) }
        var index = range.lowerBound
        while index < range.upperBound {
            // `range` lies within the buffer in both callers. The pointer has no bounds to check, which vectors forbid.
            let byte = unsafe base[index]
            continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
            feeds &+= byte == 0x0A ? 1 : 0
            returns &+= byte == 0x0D ? 1 : 0
            index &+= 1
        }
        return (continuations, feeds, returns)
    }

    /// True for a LF, and for a CR that no LF follows.
    private static func endsLine(at index: Int, of buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        let byte = unsafe buffer[index]
        if byte == 0x0A { return true }
        return unsafe byte == 0x0D && !(index + 1 < buffer.count && buffer[index + 1] == 0x0A)
    }
}

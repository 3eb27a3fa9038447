/// A source line as a terminal shows it, and where the marks under it go.
///
/// Tabs become spaces, controls become visible, and a long line is cut around the place; the cost depends on what is
/// shown, not on the length of the line.
struct SourceExcerpt {
    /// The line, without its end.
    private(set) var text: [UInt8] = []
    /// Columns before the marks.
    private(set) var indent = 0
    /// Columns that are marked, at least 1.
    private(set) var width = 1

    /// Columns that a line may take; what is longer is cut.
    private static let columns = 100
    /// A place farther right than this is moved left...
    private static let farthest = 70
    /// ...to here.
    private static let lead = 30
    private static let tab = 4

    private var column = 0

    /// The first line of a byte range.
    init(_ bytes: [UInt8], index: LineIndex, range: Range<Int>) {
        let place = min(max(range.lowerBound, 0), bytes.count)
        var offset = index.lineStart(of: place)
        if SourceExcerpt.characters(from: offset, to: place, in: bytes) > SourceExcerpt.farthest {
            offset = SourceExcerpt.backing(up: SourceExcerpt.lead, from: place, in: bytes)
            show("…", width: 1)
        } else if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), place > 0 {
            offset = 3
        }
        append(bytes, from: offset, marking: place..<max(range.upperBound, place))
    }

    private mutating func append(_ bytes: [UInt8], from start: Int, marking marked: Range<Int>) {
        var offset = start
        var end: Int?
        while true {
            if offset <= marked.lowerBound { indent = column }
            if end == nil, offset >= marked.upperBound { end = column }
            guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { break }
            guard column < SourceExcerpt.columns else {
                show("…", width: 1)
                break
            }
            if bytes[offset] == 0x09 {
                show(String(repeating: " ", count: SourceExcerpt.tab - column % SourceExcerpt.tab), width: nil)
                offset += 1
            } else {
                let character = VisibleText.character(in: bytes, at: offset)
                text.append(contentsOf: bytes[offset..<offset + (character.picture == nil ? character.length : 0)])
                show(character.picture ?? "", width: character.width)
                offset += character.length
            }
        }
        width = max((end ?? column) - indent, 1)
    }

    /// Appends a picture that takes `width` columns, or one for each of its bytes.
    private mutating func show(_ picture: String, width: Int?) {
        text.append(text: picture)
        column += width ?? picture.utf8.count
    }

    /// Characters of a stretch, counted no further than needed to know that there are too many.
    private static func characters(from start: Int, to place: Int, in bytes: [UInt8]) -> Int {
        guard place - start <= 4 * (farthest + 1) else { return farthest + 1 }
        var count = 0
        for byte in bytes[start..<place] where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The offset that is some characters before a place.
    private static func backing(up count: Int, from place: Int, in bytes: [UInt8]) -> Int {
        var left = count
        var offset = place
        while offset > 0, left > 0 {
            offset -= 1
            if bytes[offset] & 0xC0 != 0x80 { left -= 1 }
        }
        return offset
    }
}

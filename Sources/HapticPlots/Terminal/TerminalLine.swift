internal import AHAP

/// A line of a terminal: pieces of text, each with what it stands for.
struct TerminalLine {
    struct Piece {
        var text: String
        var role: PlotRole?
        var isBold: Bool
    }

    private(set) var pieces: [Piece] = []
    /// Columns that are taken.
    private(set) var width = 0

    /// Appends as much of a text as fits into so many columns, with an ellipsis where it is cut. What would move the
    /// cursor becomes visible.
    mutating func append(_ text: String, role: PlotRole? = nil, isBold: Bool = false, fitting columns: Int) {
        let all = TerminalLine.visible(text, fitting: .max)
        let shown =
            all.width <= columns || columns < 1
            ? TerminalLine.visible(text, fitting: columns) : TerminalLine.visible(text, fitting: columns - 1)
        append(piece: shown.text, role, isBold)
        width += shown.width
        guard all.width > columns, columns > 0 else { return }
        append(piece: "\u{2026}", role, isBold)
        width += 1
    }

    /// Appends a character that takes one column.
    mutating func append(cell: TerminalCell) {
        append(piece: String(cell.character), cell.role, false)
        width += 1
    }

    /// Appends blanks up to a column.
    mutating func fill(to column: Int) {
        guard column > width else { return }
        append(piece: String(repeating: " ", count: column - width), nil, false)
        width = column
    }

    private mutating func append(piece text: String, _ role: PlotRole?, _ isBold: Bool) {
        guard !text.isEmpty else { return }
        if let last = pieces.last, last.role == role, last.isBold == isBold {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, role: role, isBold: isBold))
        }
    }

    /// How many columns a text takes.
    static func width(of text: String) -> Int { visible(text, fitting: .max).width }

    private static func visible(_ text: String, fitting columns: Int) -> (text: String, width: Int) {
        let bytes = Array(text.utf8)
        var (shown, width, place) = ("", 0, 0)
        while place < bytes.count {
            let character = VisibleText.character(in: bytes, at: place)
            // A tab has no width of its own; its picture has.
            let columnsOfCharacter = bytes[place] == 9 ? 1 : character.width
            guard width + columnsOfCharacter <= columns else { break }
            let end = min(place + character.length, bytes.count)
            shown += character.picture ?? String(decoding: bytes[place..<end], as: UTF8.self)
            width += columnsOfCharacter
            place = end
        }
        return (shown, width)
    }

    /// The line with its colours, without blanks at its end.
    func text(_ colours: TerminalColours, _ theme: PlotTheme) -> String {
        var pieces = pieces
        while let last = pieces.last, last.text.allSatisfy({ $0 == " " }) { pieces.removeLast() }
        if let last = pieces.last {
            let blanks = last.text.reversed().prefix { $0 == " " }.count
            pieces[pieces.count - 1].text = String(last.text.dropLast(blanks))
        }
        return pieces.reduce("") { text, piece in
            guard let role = piece.role else { return text + piece.text }
            return text + colours.start(theme.colour(of: role), isBold: piece.isBold) + piece.text + colours.end
        }
    }
}

/// What stands in one column of a line.
struct TerminalCell {
    var character: Character = " "
    var role: PlotRole?
}

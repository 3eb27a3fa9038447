import Foundation

/// Measures words by the model of ``Text``, in one pass over their scalars.
struct TextMeasure {
    /// Points that a line may be long.
    private let limit: CGFloat
    private let mostLines: Int
    private var lines = 1
    private var widest: CGFloat = 0
    /// The line so far, up to the end of its last whole word.
    private var line: CGFloat = 0
    /// What separates it from the word that has begun.
    private var gap: CGFloat = 0
    private var word: CGFloat = 0
    private var isCutShort = false

    /// - Parameters:
    ///   - width: Points that a line may be long; as long as it is without a number.
    ///   - lines: How many there may be.
    init(width: CGFloat?, lines: Int) {
        limit = width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
        mostLines = max(lines, 1)
    }

    /// How many lines a height has room for: always one.
    static func lines(in height: CGFloat, _ lineHeight: CGFloat) -> Int {
        let count = ((height + 0.001) / lineHeight).rounded(.down)
        return count < 1 ? 1 : count < 1e9 ? Int(count) : .max
    }

    /// Adds words.
    ///
    /// - Returns: False where nothing that follows can change what is measured.
    mutating func add(_ content: String, _ font: Font) -> Bool {
        let scale = font.size * font.weight.widthFactor / 1_000
        let isMonospaced = font.design == .monospaced
        var joins = false
        for scalar in content.unicodeScalars {
            if isCutShort { return false }
            let kind = GlyphKind(scalar)
            if joins && kind == .full {
                joins = false
                continue
            }
            joins = scalar == "\u{200D}"
            add(kind, CGFloat(kind.advance(isMonospaced: isMonospaced)) * scale)
        }
        return !isCutShort
    }

    /// Adds a symbol of a width, beside which a line may break.
    ///
    /// - Returns: False where nothing that follows can change what is measured.
    mutating func add(symbol width: CGFloat) -> Bool {
        if !isCutShort { add(.ideograph, width) }
        return !isCutShort
    }

    private mutating func add(_ kind: GlyphKind, _ width: CGFloat) {
        switch kind {
        case .lineBreak:
            endWord()
            if lines < mostLines { endLine() } else { isCutShort = true }
        case .space:
            endWord()
            gap += width
        case .ideograph:
            endWord()
            word = width
            endWord()
        default:
            word += width
        }
    }

    /// The word goes to the end of the line, or to the next where there is no room for it.
    private mutating func endWord() {
        guard word > 0 else { return }
        // A thousandth of a point for what rounding makes of sums.
        if line + gap + word > limit + 0.001, line > 0 {
            if lines == mostLines { isCutShort = true } else { endLine() }
        }
        if isCutShort {
            // What is left of a text fills its last line.
            line = max(line, limit)
        } else {
            line += gap + word
        }
        (gap, word) = (0, 0)
    }

    private mutating func endLine() {
        widest = max(widest, line)
        (line, gap) = (0, 0)
        lines += 1
    }

    /// The width of the longest line, and how many there are.
    var result: (width: CGFloat, lines: Int) {
        var measure = self
        if !isCutShort { measure.endWord() }
        // Spaces at the end of a text are seen where there is room for them.
        let last = measure.isCutShort ? measure.line : max(measure.line, min(measure.line + measure.gap, limit))
        return (max(measure.widest, last), measure.lines)
    }
}

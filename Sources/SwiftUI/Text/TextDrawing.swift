import Foundation
import ViewGraph

/// Text that is drawn with what holds where it stands.
struct TextDrawing {
    let text: Text
}

extension TextDrawing: View {
    typealias Body = Never
}

extension TextDrawing: LeafView {
    typealias AnimatableData = EmptyAnimatableData

    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize {
        let environment = context.environment
        let fonts = text.runs.map { environment.font(of: $0) }
        // A symbol is as high as it is wide.
        let sides = zip(text.runs, fonts).map { $1.size * ($0.isSymbol ? environment.imageScale.factor : 1.2) }
        let lineHeight = sides.max() ?? 0
        let room = proposal.height.map { TextMeasure.lines(in: $0, lineHeight) } ?? Int.max
        var measure = TextMeasure(width: proposal.width, lines: min(environment.lineLimit ?? .max, room))
        for (index, (run, font)) in zip(text.runs, fonts).enumerated() {
            if !(run.isSymbol ? measure.add(symbol: sides[index]) : measure.add(run.content, font)) { break }
        }
        let (width, lines) = measure.result
        return CGSize(width: width, height: lineHeight * CGFloat(lines))
    }

    func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool {
        !environment.paint(of: .foreground).isClear
    }

    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics {
        var semantics = Semantics(role: .text)
        semantics.label = text.string
        semantics.color = environment.paint(of: .foreground).hex
        semantics.details = details(environment)
        return semantics
    }

    /// What is not as usual.
    @MainActor
    private func details(_ environment: EnvironmentValues) -> [String] {
        var details: [String] = []
        for run in text.runs {
            let font = environment.font(of: run)
            let ink = text.ink == nil ? run.ink ?? .foreground : .foreground
            let color = environment.paint(of: ink).hex
            if font.words != "body" { details.append("font(\(font.words))") }
            if color != Color.label(0).hex { details.append(color) }
        }
        if environment.multilineTextAlignment != .leading { details.append("\(environment.multilineTextAlignment)") }
        return details.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension EnvironmentValues {
    /// The font of words: their own says more than what holds around them, and a weight more than a font.
    func font(of run: Text.Run) -> Font {
        let font = run.font ?? font ?? .body
        let weight = run.weight ?? (run.isBold ?? isBold ?? false ? .bold : nil) ?? fontWeight ?? font.weight
        var result = weight == font.weight ? font : font.weight(weight)
        if run.isItalic == true { result = result.italic() }
        return result
    }
}

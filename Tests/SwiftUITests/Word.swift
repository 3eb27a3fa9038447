import Foundation
import ViewGraph

/// A text of 10 points a letter and 20 points high.
struct Word {
    let text: String
    init(_ text: String) { self.text = text }
}

extension Word: View { typealias Body = Never }

extension Word: LeafView {
    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize {
        CGSize(width: CGFloat(text.count) * 10, height: 20)
    }
    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics {
        var semantics = Semantics(role: .text)
        semantics.label = text
        return semantics
    }
}

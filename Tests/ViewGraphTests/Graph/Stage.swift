import Foundation
import ViewGraph

/// A graph of views, and what is seen of it.
@MainActor
struct Stage {
    let root = ViewRoot()

    init(_ view: some View) { root.show(view) }

    /// The words on the screen.
    var words: [String] { (root.top?.elements ?? []).compactMap { $0.semantics.label } }
}

/// A text of 10 points a letter, 20 points high.
struct Word {
    let text: String

    init(_ text: String) { self.text = text }
}

extension Word: View {
    typealias Body = Never
}

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

/// Counts, and hands out what a view gives it: the one way in for a test.
@MainActor
final class Probe {
    var count = 0
    var log: [String] = []
    var actions: [() -> Void] = []
    nonisolated init() {}

    /// Counts an evaluation.
    func callAsFunction() -> Bool {
        count += 1
        return true
    }

    /// Keeps what a view can do.
    func keep(_ action: @escaping () -> Void) -> Bool {
        actions = [action]
        return true
    }
}

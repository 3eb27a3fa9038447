import Foundation
public import ViewGraph

/// A symbol: SwiftUI's `Image`, of symbols alone. There are no image files here.
///
/// The symbols are drawn by this package, on a square that is 1.2 times as large as the font; small ones 1, large ones 1.5
/// times. A name that it does not know is shown as text.
public struct Image: Equatable, Sendable {
    /// How large a symbol is beside text: SwiftUI's `Image.Scale`.
    public enum Scale: Hashable, Sendable {
        /// As large as the font.
        case small
        /// 1.2 times as large as the font.
        case medium
        /// 1.5 times as large as the font.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 1
            case .medium: 1.2
            case .large: 1.5
            }
        }
    }

    /// How an image fills more than its own size: SwiftUI's `Image.ResizingMode`.
    public enum ResizingMode: Hashable, Sendable {
        /// Again and again.
        case tile
        /// Larger.
        case stretch
    }

    let name: String
    private(set) var isResizable = false

    /// The symbol of a name, such as `heart.fill`.
    public init(systemName: String) { name = systemName }

    /// This image in whatever size it is offered. Nothing is drawn here, so how makes no difference.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: View {
    /// It has no body.
    public typealias Body = Never
}

extension Image: LeafView {
    /// Nothing of it moves.
    public typealias AnimatableData = EmptyAnimatableData

    package func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize {
        guard Symbol.named(name) != nil else {
            return TextDrawing(text: Text(verbatim: name)).measured(proposal, in: context)
        }
        let environment = context.environment
        let side = (environment.font ?? .body).size * environment.imageScale.factor
        let size = CGSize(width: side, height: side)
        guard isResizable else { return size }
        func length(_ offered: CGFloat?) -> CGFloat? { offered.flatMap { $0.isNaN ? nil : max($0, 0) } }
        return ProposedSize(width: length(proposal.width), height: length(proposal.height)).filled(size)
    }

    package func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool {
        !environment.paint(of: .foreground).isClear
    }

    package func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics {
        var semantics = Semantics(role: .image)
        semantics.label = name
        let color = environment.paint(of: .foreground).hex
        semantics.color = color
        if color != Color.label(0).hex { semantics.details.append(color) }
        if Symbol.named(name) == nil { semantics.details.append("unknown symbol") }
        return semantics
    }
}

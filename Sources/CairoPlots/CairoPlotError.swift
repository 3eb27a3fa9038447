/// Why a scene could not be drawn.
public enum CairoPlotError: Error, Equatable, Hashable, Sendable {
    /// The picture would have no pixels, or more than ``CairoPicture/mostPixels``, or more than
    /// ``CairoPicture/longestSide`` in a row or column.
    case sizeOutOfRange(width: Double, height: Double)
    /// Cairo gave up, with its own words: there is no memory, say, or no font.
    case notDrawn(String)
}

extension CairoPlotError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .sizeOutOfRange(let width, let height):
            "a picture cannot have \(width) x \(height) pixels: each side must be in 1...\(CairoPicture.longestSide), "
                + "and both together make at most \(CairoPicture.mostPixels)"
        case .notDrawn(let reason): "Cairo could not draw the picture: \(reason)"
        }
    }
}

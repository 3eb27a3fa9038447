/// A colour of a plot: red, green, blue and opacity.
public struct PlotColour: Equatable, Hashable, Sendable {
    /// Of sRGB, 0...255.
    public var red: UInt8
    /// Of sRGB, 0...255.
    public var green: UInt8
    /// Of sRGB, 0...255.
    public var blue: UInt8
    /// From 0 (cannot be seen) to 1 (nothing shines through).
    public var opacity: Double

    /// A colour by its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// A colour as it is written in the web, such as `0xD55E00`.
    init(_ code: UInt32, opacity: Double = 1) {
        self.init(
            red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
            blue: UInt8(truncatingIfNeeded: code), opacity: opacity)
    }
}

import Foundation
import ViewGraph

/// A colour as it is drawn: components of sRGB, 0...1, each times the opacity, so that what fades keeps its hue.
package struct Paint: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    /// A colour of components that are not yet times the opacity. What is no number is 0, and all is kept within 0...1.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.opacity = Self.share(opacity)
        self.red = Self.share(red) * self.opacity
        self.green = Self.share(green) * self.opacity
        self.blue = Self.share(blue) * self.opacity
    }

    /// A colour of a number such as 0xFF3B30.
    package init(hex: Int, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
            opacity: opacity)
    }

    /// True where nothing is seen of it.
    var isClear: Bool { Self.byte(opacity) == 0 }

    static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    /// This colour, with so much less of it.
    package func faded(by share: Double) -> Paint {
        var paint = self
        paint.vector.scale(by: Self.share(share))
        return paint
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where something shines through.
    package var hex: String {
        let alpha = Self.byte(opacity)
        let bytes = [red, green, blue].map { Self.byte(opacity > 0 ? $0 / opacity : 0) } + (alpha < 255 ? [alpha] : [])
        return bytes.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16, uppercase: true) }
    }

    private static func byte(_ value: Double) -> Int { Int((share(value) * 255).rounded()) }
}

extension Paint {
    /// The four numbers that an animation moves.
    typealias Vector = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    var vector: Vector {
        get { AnimatablePair(AnimatablePair(red, green), AnimatablePair(blue, opacity)) }
        set {
            (red, green) = (newValue.first.first, newValue.first.second)
            (blue, opacity) = (newValue.second.first, newValue.second.second)
        }
    }
}

import Foundation
public import ViewGraph

/// A colour: SwiftUI's `Color`, without asset catalogues and without a dark appearance.
///
/// Its components are those of sRGB. An animation goes straight from one colour to the other in sRGB, each component times
/// the opacity. As a view it takes what it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    let paint: Paint
    /// What it was asked for by: `Color.black` and `Color.primary` look alike, and are two.
    private let name: String?

    private init(_ name: String, _ paint: Paint) { (self.name, self.paint) = (name, paint) }

    init(_ paint: Paint) { (name, self.paint) = (nil, paint) }

    /// A colour of its components, each kept within 0...1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(Paint(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from black at 0 to white at 1.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of its hue (0 is red, 1/3 green, 2/3 blue, 1 red again), saturation and brightness, each kept within 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (hue, saturation, brightness) = (Paint.share(hue), Paint.share(saturation), Paint.share(brightness))
        func component(_ turn: Double) -> Double {
            let place = (turn + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// This colour, with its opacity times a number in 0...1.
    public func opacity(_ opacity: Double) -> Color { Color(paint.faded(by: opacity)) }

    /// Its name, or `#RRGGBB`, or `#RRGGBBAA`.
    public var description: String { name ?? paint.hex }
}

extension Color {
    // The values are those of iOS in its light appearance.
    /// `#FF3B30`.
    public static let red = Color("red", Paint(hex: 0xFF3B30))
    /// `#FF9500`.
    public static let orange = Color("orange", Paint(hex: 0xFF9500))
    /// `#FFCC00`.
    public static let yellow = Color("yellow", Paint(hex: 0xFFCC00))
    /// `#34C759`.
    public static let green = Color("green", Paint(hex: 0x34C759))
    /// `#00C7BE`.
    public static let mint = Color("mint", Paint(hex: 0x00C7BE))
    /// `#30B0C7`.
    public static let teal = Color("teal", Paint(hex: 0x30B0C7))
    /// `#32ADE6`.
    public static let cyan = Color("cyan", Paint(hex: 0x32ADE6))
    /// `#007AFF`.
    public static let blue = Color("blue", Paint(hex: 0x007AFF))
    /// `#5856D6`.
    public static let indigo = Color("indigo", Paint(hex: 0x5856D6))
    /// `#AF52DE`.
    public static let purple = Color("purple", Paint(hex: 0xAF52DE))
    /// `#FF2D55`.
    public static let pink = Color("pink", Paint(hex: 0xFF2D55))
    /// `#A2845E`.
    public static let brown = Color("brown", Paint(hex: 0xA2845E))
    /// `#8E8E93`.
    public static let gray = Color("gray", Paint(hex: 0x8E8E93))
    /// `#FFFFFF`.
    public static let white = Color("white", Paint(hex: 0xFFFFFF))
    /// `#000000`.
    public static let black = Color("black", Paint(hex: 0x000000))
    /// Nothing.
    public static let clear = Color("clear", Paint(hex: 0x000000, opacity: 0))
    /// The system's colour of text.
    public static let primary = Color("primary", label(0))
    /// The system's colour of text that matters less.
    public static let secondary = Color("secondary", label(1))
    /// The colour of what can be touched, as the system has it: blue. `tint(_:)` makes no difference to it.
    public static let accentColor = Color("accentColor", Paint(hex: 0x007AFF))

    /// The system's colours of text, from what matters most to what matters least.
    static func label(_ level: Int) -> Paint {
        switch level {
        case ...0: Paint(hex: 0x000000)
        case 1: Paint(hex: 0x3C3C43, opacity: 0.6)
        case 2: Paint(hex: 0x3C3C43, opacity: 0.3)
        default: Paint(hex: 0x3C3C43, opacity: 0.18)
        }
    }
}

extension Color: ShapeStyle, InkStyle {
    /// It does not come to another style.
    public typealias Resolved = Never
    var ink: Ink { .paint(paint) }
}

extension ShapeStyle where Self == Color {
    /// The colour red.
    public static var red: Color { Color.red }
    /// The colour orange.
    public static var orange: Color { Color.orange }
    /// The colour yellow.
    public static var yellow: Color { Color.yellow }
    /// The colour green.
    public static var green: Color { Color.green }
    /// The colour mint.
    public static var mint: Color { Color.mint }
    /// The colour teal.
    public static var teal: Color { Color.teal }
    /// The colour cyan.
    public static var cyan: Color { Color.cyan }
    /// The colour blue.
    public static var blue: Color { Color.blue }
    /// The colour indigo.
    public static var indigo: Color { Color.indigo }
    /// The colour purple.
    public static var purple: Color { Color.purple }
    /// The colour pink.
    public static var pink: Color { Color.pink }
    /// The colour brown.
    public static var brown: Color { Color.brown }
    /// The colour grey.
    public static var gray: Color { Color.gray }
    /// The colour white.
    public static var white: Color { Color.white }
    /// The colour black.
    public static var black: Color { Color.black }
    /// Nothing.
    public static var clear: Color { Color.clear }
}

extension Color: View {
    /// It has no body.
    public typealias Body = Never
}

extension Color: ComposedView {
    package var inner: some View {
        ShapeDrawing(shape: Rectangle(), kind: "Color").modifier(ForegroundModifier(ink: ink))
    }
}

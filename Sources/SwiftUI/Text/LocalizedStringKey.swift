public import Foundation

/// Words that would be looked up in a table of translations: SwiftUI's `LocalizedStringKey`. There are no such tables here: the
/// words are shown as they stand, with what is interpolated in the American way.
@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    package let text: String

    /// Words.
    public init(_ value: String) { text = value }

    /// Words.
    public init(stringLiteral value: String) { text = value }

    /// Words with values in them.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Words that are put together.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds words as they stand.
        public mutating func appendInterpolation(_ string: String) { text += string }

        /// Adds what a text says.
        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

        /// Adds a value in the words of a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }

        /// Adds a number: whole ones as `%lld` writes them, others as `%lf` does, with six decimals. Commas stand between
        /// thousands.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._value.usual)
        }

        /// Adds a number as the first conversion of a format of `printf` writes it.
        ///
        /// A conversion for numbers of another kind takes the nearest number of that kind. Widths and precisions are kept
        /// within 0...99. Commas stand between thousands in decimal numbers. What is no conversion for a number is shown as
        /// it stands.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            text += NumberFormat.text(value._value, format: specifier)
        }
    }
}

/// What a ``LocalizedStringKey`` can write as a number.
public protocol _FormatSpecifiable: Equatable {
    /// The number.
    var _value: _FormatValue { get }
}

/// A number that is to be written.
public struct _FormatValue: Sendable {
    enum Number: Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
    }

    let number: Number

    init<Whole: BinaryInteger>(_ value: Whole) {
        if Whole.isSigned {
            number = .signed(Int64(clamping: value))
        } else {
            number = .unsigned(UInt64(clamping: value))
        }
    }

    init(_ value: Double) { number = .floating(value) }

    /// The conversion that it has where none is named.
    var usual: String {
        switch number {
        case .signed: "%lld"
        case .unsigned: "%llu"
        case .floating: "%lf"
        }
    }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// The number.
    public var _value: _FormatValue { _FormatValue(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    /// The number.
    public var _value: _FormatValue { _FormatValue(self) }
}

extension Float: _FormatSpecifiable {
    /// The number.
    public var _value: _FormatValue { _FormatValue(Double(self)) }
}

extension CGFloat: _FormatSpecifiable {
    /// The number.
    public var _value: _FormatValue { _FormatValue(Double(self)) }
}

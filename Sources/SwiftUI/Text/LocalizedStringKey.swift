public import Foundation

/// Words that would be looked up in a table of translations: SwiftUI's `LocalizedStringKey`. There are no such tables here: the
/// words are shown as they stand, with what is interpolated in the American way.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let runs: [Text.Run]

    /// Words.
    public init(_ value: String) { runs = [Text.Run(content: value)] }

    /// Words.
    public init(stringLiteral value: String) { self.init(value) }

    /// Words with values in them.
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// Words that are put together.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What was added that has looks of its own, with the words before it.
        private var styled: [Text.Run] = []
        private var words = ""

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) { words.reserveCapacity(literalCapacity) }

        var runs: [Text.Run] { words.isEmpty && !styled.isEmpty ? styled : styled + [Text.Run(content: words)] }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { words += literal }

        /// Adds words as they stand.
        public mutating func appendInterpolation(_ string: String) { words += string }

        /// Adds a text, which looks as it does by itself.
        public mutating func appendInterpolation(_ text: Text) {
            if !words.isEmpty { styled.append(Text.Run(content: words)) }
            styled += text.runs
            words = ""
        }

        /// Adds a symbol.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// Adds a value in the words of a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            words += format.format(input)
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
            words += NumberFormat.text(value._value, format: specifier)
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

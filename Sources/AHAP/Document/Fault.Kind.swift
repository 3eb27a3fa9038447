extension Fault {
    /// The kinds of fault, by the rule that reports them. `other` is 0 unless said.
    package enum Kind: UInt8, CaseIterable, Sendable {
        // AH001: not JSON.
        case emptyFile
        case expectedValue
        /// `other`: the byte that opened the container.
        case expectedComma
        case expectedColon
        case expectedKey
        /// At the place where it should close. `other`: offset of the bracket that was opened.
        case unclosedContainer
        /// A closing bracket with nothing to close.
        case strayBracket
        case unterminatedString
        case invalidEscape
        case controlCharacter
        case invalidNumber
        /// `NaN`, `Infinity`, `None`, `True`, ...
        case invalidLiteral
        case comment
        case singleQuotes
        case unquotedKey
        case strayText
        case trailingContent
        case utf16
        /// `other`: the limit.
        case tooLarge
        /// `other`: the limit.
        case tooDeep
        /// `other`: the limit.
        case tooManyEntries
        case tooManyErrors

        // AH002
        case versionNotOne
        /// A string, a Boolean, an object...
        case versionNotNumber
        // AH003
        case rootNotObject
        case patternMissing
        case patternNotArray
        // AH004, AH005
        case unknownEventType
        case unknownEventParameter
        case unknownDynamicParameter
        // AH006
        case entryNotObject
        /// None of Event, Parameter, ParameterCurve.
        case entryWithoutKind
        /// More than one of them; on the second key.
        case entryOfTwoKinds
        /// On the object's brace. `other`: the missing `KnownWord`.
        case memberMissing
        // AH007, AH008: on the event's brace.
        case durationMissing
        case waveformPathMissing
        // AH009. `other`: a `Fault.Expected`.
        case wrongType
        case notFinite
        // AH010
        case negativeTime
        case negativeDuration

        /// AH101. `other`: the parameter's `KnownWord`.
        case outOfRange
        /// AH102 where the key looks like a known one, else AH117; on the key. `other`: the `KnownWord` of the
        /// object's role (`pattern`, `event`, `parameter`, `parameterCurve`, `eventParameters`,
        /// `parameterCurveControlPoints`, `unknown` for an entry).
        case unknownKey
        /// AH106, on the comma.
        case trailingComma
        // AH107
        case versionMissing
        case versionNull
        /// AH109, on the array of control points. `node`: that array.
        case pointsOutOfOrder
        /// AH115, on the parameter's object, or on the key of a member. `other`: the event type's `KnownWord`.
        case inapplicableParameter
        // AH116. `other`: the node of the first one.
        case duplicateKey
        case duplicateParameter
        /// AH118, on the null.
        case nullValue
        /// AH119, on the duration's value.
        case zeroDuration
        // AH124
        case byteOrderMark
        case notUTF8
    }

    /// What should stand where a value has the wrong type.
    package enum Expected: UInt32, Sendable {
        case number, string, boolean, object, array
    }
}

public import Foundation

/// The domain of the errors of Core Haptics.
public let CoreHapticsErrorDomain: String = "com.apple.CoreHaptics"

/// An error of Core Haptics: a code, and a `userInfo` that says what is wrong, where, and what to do.
///
/// It is an `NSError` underneath, as on Apple systems: each can be cast to and caught as the other, and
/// `catch CHHapticError.engineNotRunning` catches one code, whichever of the two was thrown.
///
/// Errors that this package throws have in ``userInfo``: the whole sentence under `NSLocalizedDescriptionKey`, what is
/// wrong under `NSLocalizedFailureReasonErrorKey`, what would be right under `NSLocalizedRecoverySuggestionErrorKey`, the
/// place under `Error` (such as `Pattern[2].Event.Time`), and the file under `NSFilePathErrorKey` where there is one.
public struct CHHapticError: CustomNSError, Hashable {
    /// The error underneath.
    public let _nsError: NSError

    /// The error over an `NSError` of ``CoreHapticsErrorDomain``.
    public init(_nsError error: NSError) { _nsError = error }

    /// An error of a code, with a `userInfo` of the caller's.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        _nsError = NSError(domain: CoreHapticsErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// ``CoreHapticsErrorDomain``.
    public static var errorDomain: String { CoreHapticsErrorDomain }

    /// What went wrong. A number that has no name, which ``errorCode`` tells all the same, is
    /// ``Code/unknownError``: Apple's list is not complete, and audio units have numbers of their own.
    public var code: Code { Code(rawValue: _nsError.code) ?? .unknownError }

    /// The number of the error.
    public var errorCode: Int { _nsError.code }

    /// What is known of the error; see ``CHHapticError``.
    public var userInfo: [String: Any] { _nsError.userInfo }

    /// The same as ``userInfo``.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }

    /// What is wrong, where, and what to do, in one sentence.
    public var localizedDescription: String { _nsError.localizedDescription }

    /// Equal where domain, number and user info are.
    public static func == (lhs: CHHapticError, rhs: CHHapticError) -> Bool { lhs._nsError.isEqual(rhs._nsError) }

    /// Feeds domain and number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(_nsError.domain)
        hasher.combine(_nsError.code)
    }
}

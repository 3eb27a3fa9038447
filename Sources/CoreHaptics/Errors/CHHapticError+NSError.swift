#if !canImport(ObjectiveC)
    public import Foundation

    // Without this, `catch let error as NSError` compiles on Linux and then crashes; with it, every cast between the two
    // and every catch works both ways. On Apple systems the compiler does it.
    extension CHHapticError: _ObjectiveCBridgeable {
        /// The error underneath.
        public func _bridgeToObjectiveC() -> NSError { _nsError }

        /// The error over an `NSError`, or `nil` where that is of another domain.
        public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CHHapticError?) {
            _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
        }

        /// The error over an `NSError`, or `nil` where that is of another domain.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSError, result: inout CHHapticError?
        ) -> Bool {
            result = source.domain == CoreHapticsErrorDomain ? CHHapticError(_nsError: source) : nil
            return result != nil
        }

        /// The error over an `NSError`; where there is none, an error that says nothing.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CHHapticError {
            source.map { CHHapticError(_nsError: $0) } ?? CHHapticError(.unknownError)
        }
    }
#endif

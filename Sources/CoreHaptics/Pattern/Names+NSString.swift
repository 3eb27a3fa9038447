#if !canImport(ObjectiveC)
    public import Foundation

    // An exported dictionary is read with `as? CHHapticEvent.EventType`, `as? CHHapticEvent.ParameterID` and `as? String`
    // alike. On Apple systems the compiler makes strings of all of them; here its casts find these bridges.

    extension CHHapticEvent.EventType: _ObjectiveCBridgeable {
        /// The spelling.
        public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

        /// The type of that spelling, known or not.
        public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout CHHapticEvent.EventType?) {
            result = _unconditionallyBridgeFromObjectiveC(source)
        }

        /// The type of that spelling, known or not.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSString, result: inout CHHapticEvent.EventType?
        ) -> Bool {
            result = _unconditionallyBridgeFromObjectiveC(source)
            return true
        }

        /// The type of that spelling, known or not; where there is none, a type of an empty one.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> CHHapticEvent.EventType {
            CHHapticEvent.EventType(rawValue: source?.substring(from: 0) ?? "")
        }
    }

    extension CHHapticEvent.ParameterID: _ObjectiveCBridgeable {
        /// The spelling.
        public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

        /// The id of that spelling, known or not.
        public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout CHHapticEvent.ParameterID?) {
            result = _unconditionallyBridgeFromObjectiveC(source)
        }

        /// The id of that spelling, known or not.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSString, result: inout CHHapticEvent.ParameterID?
        ) -> Bool {
            result = _unconditionallyBridgeFromObjectiveC(source)
            return true
        }

        /// The id of that spelling, known or not; where there is none, an id of an empty one.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> CHHapticEvent.ParameterID {
            CHHapticEvent.ParameterID(rawValue: source?.substring(from: 0) ?? "")
        }
    }

    extension CHHapticDynamicParameter.ID: _ObjectiveCBridgeable {
        /// The spelling.
        public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

        /// The id of that spelling, known or not.
        public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout CHHapticDynamicParameter.ID?) {
            result = _unconditionallyBridgeFromObjectiveC(source)
        }

        /// The id of that spelling, known or not.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSString, result: inout CHHapticDynamicParameter.ID?
        ) -> Bool {
            result = _unconditionallyBridgeFromObjectiveC(source)
            return true
        }

        /// The id of that spelling, known or not; where there is none, an id of an empty one.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> CHHapticDynamicParameter.ID {
            CHHapticDynamicParameter.ID(rawValue: source?.substring(from: 0) ?? "")
        }
    }
#endif

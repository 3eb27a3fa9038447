public import Foundation

/// The time that means now, 0 seconds: `player.start(atTime: CHHapticTimeImmediate)`.
///
/// Every time before the engine's current time means now as well.
public var CHHapticTimeImmediate: TimeInterval { 0 }

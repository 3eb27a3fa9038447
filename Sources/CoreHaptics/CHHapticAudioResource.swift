public import Foundation

/// The number of a sound registered with an engine. Valid ones are never 0.
public typealias CHHapticAudioResourceID = Int

/// A key of the options with which a sound is registered.
public typealias CHHapticAudioResourceKey = NSString

/// Whether a registered sound gets short ramps at its begin and end: a `Bool`, true unless stated.
///
/// Apple does not publish the text of this key; ours is its name.
public let CHHapticAudioResourceKeyUseVolumeEnvelope: String = "CHHapticAudioResourceKeyUseVolumeEnvelope"

/// Whether a registered sound repeats until its event's duration is over: a `Bool`, false unless stated.
///
/// Apple does not publish the text of this key; ours is its name.
public let CHHapticAudioResourceKeyLoopEnabled: String = "CHHapticAudioResourceKeyLoopEnabled"

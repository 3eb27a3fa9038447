public import CoreHaptics
public import Foundation
import HapticDevices

/// The haptics of a controller.
///
/// `@unchecked Sendable`: it holds nothing but constants.
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
    private let pad: Gamepad

    init(_ pad: Gamepad) {
        self.pad = pad
        super.init()
    }

    /// Where the controller has motors. ``GCHapticsLocality/default`` and ``GCHapticsLocality/all`` are always among them.
    open var supportedLocalities: Set<GCHapticsLocality> {
        GCHapticsLocality.supported(handles: pad.hasRumble, triggers: pad.hasTriggerRumble)
    }

    /// An engine that plays at a locality. Several may play at once; each motor then has the strongest of what they want.
    ///
    /// - Parameter locality: One of ``supportedLocalities``.
    /// - Returns: `nil` where the controller has no motors there. A controller that has gone since is noticed when the
    ///   engine is started.
    open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? {
        guard supportedLocalities.contains(locality), let part = locality.part(hasHandles: pad.hasRumble) else {
            return nil
        }
        PadMonitor.shared.use(pad.identity)
        return try? CHHapticEngine(output: GamepadOutput(pad: pad, part: part))
    }
}

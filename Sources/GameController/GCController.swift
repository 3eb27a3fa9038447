public import Foundation
import HapticDevices

/// A game controller that is, or was, connected.
///
/// Its haptics are all that is here of Apple's class: buttons and sticks are the business of whoever reads them, such as
/// SDL. Controllers are noticed from the first use of ``controllers()`` or of one of the notifications' names on.
///
/// `@unchecked Sendable`: it holds nothing but constants.
open class GCController: NSObject, @unchecked Sendable {
    private let pad: Gamepad

    /// What the controller calls itself.
    open var vendorName: String? { pad.name }

    /// The controller's haptics; `nil` where it has no motors.
    public let haptics: GCDeviceHaptics?

    init(_ pad: Gamepad) {
        self.pad = pad
        haptics = pad.hasRumble || pad.hasTriggerRumble ? GCDeviceHaptics(pad) : nil
        super.init()
    }

    /// The controllers that are connected. The same controller is the same object as long as it is connected.
    open class func controllers() -> [GCController] { PadMonitor.shared.controllers() }

    /// The controller that was used last, by making an engine of it, or else the one that was connected last; `nil` where
    /// none is connected.
    open class var current: GCController? { PadMonitor.shared.current }
}

import HapticDevices

extension GCHapticsLocality {
    /// The localities of a pad with these motors; none without motors.
    static func supported(handles: Bool, triggers: Bool) -> Set<GCHapticsLocality> {
        guard handles || triggers else { return [] }
        var localities: Set<GCHapticsLocality> = [.default, .all]
        if handles { localities.formUnion([.handles, .leftHandle, .rightHandle]) }
        if triggers { localities.formUnion([.triggers, .leftTrigger, .rightTrigger]) }
        return localities
    }

    /// The motors that it stands for; `nil` for one that is not Apple's.
    func part(hasHandles: Bool) -> GamepadPart? {
        switch self {
        case .default: hasHandles ? .handles : .triggers
        case .all: .all
        case .handles: .handles
        case .leftHandle: .leftHandle
        case .rightHandle: .rightHandle
        case .triggers: .triggers
        case .leftTrigger: .leftTrigger
        case .rightTrigger: .rightTrigger
        default: nil
        }
    }
}

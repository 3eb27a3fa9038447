import HapticPatterns
extension EventParameterID {
    var range: ClosedRange<Float> { self == .audioPan || self == .audioPitch ? -1...1 : 0...1 }
    func applies(to kind: HapticEvent.Kind) -> Bool { kind.isHaptic ? (self == .hapticIntensity || self == .hapticSharpness || (kind == .hapticContinuous && rawValue < 6)) : rawValue >= 2 }
}
extension DynamicParameterID {
    var range: ClosedRange<Float> { self == .audioVolumeControl || self == .hapticIntensityControl ? 0...1 : -1...1 }
}

import FeedbackKinds
import HapticPatterns

extension SensoryFeedback {
    /// How it is written in Swift, for lists and messages: `.impact(weight: .light, intensity: 0.7)`.
    package var text: String {
        let name: String
        switch content {
        case .standard(let kind): name = "." + kind.rawValue
        case .custom(let pattern): name = ".pattern(\(pattern.events.count) events)"
        }
        guard intensity != 1 else { return name }
        return name.dropLast() + ", intensity: \(intensity))"
    }
}

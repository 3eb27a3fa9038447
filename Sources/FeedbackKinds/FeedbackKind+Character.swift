extension FeedbackKind {
    /// What tells it from the others, in a few words.
    package var character: String {
        switch self {
        case .success: "two taps, the second one the accent"
        case .warning: "two taps, the first one the accent, further apart"
        case .error: "four taps, the third one the accent"
        case .selection: "one tap, small and crisp"
        case .increase: "a vibration whose pitch goes up"
        case .decrease: "a vibration whose pitch goes down"
        case .start: "a vibration that comes up to a click"
        case .stop: "a vibration that goes away from a click"
        case .alignment: "two quick ticks"
        case .levelChange: "two deep clicks"
        case .pathComplete: "three taps that run up"
        case .lightImpact: "one tap, small"
        case .mediumImpact: "one tap, larger and duller"
        case .heavyImpact: "one tap at full drive"
        case .rigidImpact: "one tap, strong and sharp"
        case .solidImpact: "one tap, between rigid and soft"
        case .softImpact: "one tap, dull"
        case .maximumSelection: "a high stop and its rebound"
        case .minimumSelection: "a low stop and its rebound"
        case .onSelection: "a weak tap, then a stronger one"
        case .offSelection: "a strong tap, then a weaker one"
        case .buttonPress: "one tap, weaker than a selection, duller"
        case .iconPress: "one tap, weak and crisp"
        case .sliderPress: "one tap, weak and dull"
        case .togglePress: "one tap, weaker than a selection, very dull"
        case .tabPress: "one tap, weaker than a selection, sharp"
        case .sliderRelease: "one tap, hardly there"
        }
    }
}

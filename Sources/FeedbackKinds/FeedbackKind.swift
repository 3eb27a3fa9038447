/// A row of the table of feedback: everything about a feedback but its strength. Its text is how it is written in Swift.
package enum FeedbackKind: String, CaseIterable, Sendable {
    case success, warning, error
    case selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case lightImpact = "impact(weight: .light)"
    case mediumImpact = "impact(weight: .medium)"
    case heavyImpact = "impact(weight: .heavy)"
    case rigidImpact = "impact(flexibility: .rigid)"
    case solidImpact = "impact(flexibility: .solid)"
    case softImpact = "impact(flexibility: .soft)"
    case maximumSelection = "selection(.maximum)"
    case minimumSelection = "selection(.minimum)"
    case onSelection = "selection(.on)"
    case offSelection = "selection(.off)"
    case buttonPress = "press(.button)"
    case iconPress = "press(.buttonIconOnly)"
    case sliderPress = "press(.slider)"
    case togglePress = "press(.toggle)"
    case tabPress = "press(.tab)"
    case sliderRelease = "release(.slider)"
}

import AHAP
import HapticPatterns

/// What is shown of a moment, in one line.
struct Meter {
    var name: String
    var position: PlayPosition
    var intensity = 0.0
    var sharpness = 0.0
    /// The last event that began, and whether that was just now.
    var event = ""
    var isNew = false

    /// The line, no wider than so many columns.
    func line(columns: Int, colour: Bool) -> String {
        let width = max(columns - 1, 0)
        let front = "\(position.isPaused ? "‖" : "▶") \(time)"
        let hasNumbers = width >= 58
        let eventWidth = width >= 58 ? min(max(width / 4, 14), 40) : width >= 30 ? 2 : 0
        let fixed = front.count + 6 + (hasNumbers ? 10 : 0) + eventWidth
        let bar = min((width - fixed) / 2, 40)
        guard bar >= 3 else { return String(front.prefix(width)) }
        var line = front
        for (label, value) in [("I", intensity), ("S", sharpness)] {
            line += " \(label) \(Self.bar(value, width: bar))"
            if hasNumbers { line += " \(FixedDecimal.text(value, places: 2))" }
        }
        guard eventWidth > 0 else { return line }
        let mark = isNew ? "●" : " "
        let text = hasNumbers ? "\(mark) \(event)" : mark
        let shown = " " + String(text.prefix(eventWidth - 1))
        return line + (colour && isNew ? "\u{1B}[1m\(shown)\u{1B}[0m" : shown)
    }

    private var time: String { "\(Self.clock(position.seconds)) / \(Self.clock(position.duration))" }

    /// Minutes, seconds and hundredths.
    static func clock(_ seconds: Double) -> String {
        let all = Int(min(max(seconds, 0), 1e9) * 100)
        let (minutes, rest) = (all / 6000, all % 6000)
        return "\(minutes):\(twoDigits(rest / 100)).\(twoDigits(rest % 100))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// A bar of eighths of characters.
    static func bar(_ value: Double, width: Int) -> String {
        let eighths = Int((min(max(value, 0), 1) * Double(8 * width)).rounded())
        let partial = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        let full = String(repeating: "█", count: eighths / 8) + partial
        return full + String(repeating: "·", count: width - full.count)
    }
}

extension HapticEvent {
    /// A few words for the meter.
    var label: String {
        let feeling =
            "\(FixedDecimal.text(Double(value(of: .hapticIntensity)), places: 2)) "
            + FixedDecimal.text(Double(value(of: .hapticSharpness)), places: 2)
        switch kind {
        case .hapticTransient: return "tap \(feeling)"
        case .hapticContinuous: return "buzz \(feeling)"
        case .audioContinuous: return "tone"
        case .audioCustom:
            guard case .path(let path)? = sound?.source else { return "sound" }
            var bytes: [UInt8] = []
            VisibleText.append(path, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

/// A symbol of the package's own drawing.
package struct Symbol: Equatable, Sendable {
    /// Its name, such as `heart.fill`.
    package let name: String
    /// Its outline on a square of 24 units, with y downwards: the path data of SVG.
    package let outline: String
    /// True where it is filled; otherwise it is a line of 2 units.
    package let isFilled: Bool

    /// The symbol of a name; `nil` for one that is not here.
    package static func named(_ name: String) -> Symbol? { all[name] }

    /// All names, in the order of the alphabet.
    package static var names: [String] { all.keys.sorted() }

    private static let all: [String: Symbol] = {
        let lines = outlines.map { Symbol(name: $0, outline: $1, isFilled: false) }
        let filled = filledNames.compactMap { name in
            outlines[name].map { Symbol(name: name + ".fill", outline: $0, isFilled: true) }
        }
        return Dictionary((lines + filled).map { ($0.name, $0) }) { first, _ in first }
    }()

    private static let circle = "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z"
    private static let speaker = "M3 9H7L13 4V20L7 15H3Z"
    private static let firstWave = "M16 9A4 4 0 0 1 16 15"
    private static let secondWave = "M18.5 6.5A8 8 0 0 1 18.5 17.5"
    private static let checkmark = "M8 12.5L11 15.5L16 9"
    private static let gear =
        "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V5M12 19V22M2 12H5M19 12H22"
        + "M4.9 4.9L7 7M17 17L19.1 19.1M4.9 19.1L7 17M17 7L19.1 4.9"
    private static let pad = "M7 7H17A5 5 0 0 1 20 17L16 15H8L4 17A5 5 0 0 1 7 7ZM8 9V13M6 11H10M16 10V12"

    /// Which of them are there filled, too.
    private static let filledNames = [
        "bell", "bolt", "checkmark.circle", "circle", "exclamationmark.triangle", "flame", "gamecontroller",
        "gearshape", "hand.tap", "hand.thumbsup", "heart", "house", "info.circle", "lock", "lock.open", "pause",
        "person", "play", "speaker", "speaker.slash", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "square",
        "star", "stop", "trash",
    ]

    private static let outlines: [String: String] = [
        "arrow.clockwise": "M19 12A7 7 0 1 1 16.5 6.6M17 2V7H12",
        "arrow.counterclockwise": "M5 12A7 7 0 1 0 7.5 6.6M7 2V7H12",
        "arrow.down": "M12 4V20M5 13L12 20L19 13",
        "arrow.left": "M20 12H4M11 5L4 12L11 19",
        "arrow.left.and.right": "M3 12H21M8 7L3 12L8 17M16 7L21 12L16 17",
        "arrow.right": "M4 12H20M13 5L20 12L13 19",
        "arrow.up": "M12 20V4M5 11L12 4L19 11",
        "arrow.up.and.down": "M12 3V21M7 8L12 3L17 8M7 16L12 21L17 16",
        "bell": "M6 17V11A6 6 0 0 1 18 11V17L20 19H4ZM10 19A2 2 0 0 0 14 19",
        "bolt": "M13 2L5 14H11L10 22L19 9H13Z",
        "checkmark": "M4 13L9 18L20 6",
        "checkmark.circle": circle + checkmark,
        "chevron.down": "M4 9L12 17L20 9",
        "chevron.left": "M15 4L7 12L15 20",
        "chevron.right": "M9 4L17 12L9 20",
        "chevron.up": "M4 15L12 7L20 15",
        "circle": circle,
        "clock": circle + "M12 6V12L16 14",
        "ellipsis": "M5 11A1 1 0 1 0 5 13A1 1 0 1 0 5 11ZM12 11A1 1 0 1 0 12 13A1 1 0 1 0 12 11Z"
            + "M19 11A1 1 0 1 0 19 13A1 1 0 1 0 19 11Z",
        "exclamationmark.triangle": "M12 3L22 20H2ZM12 9V14M12 16.5V17.5",
        "flame": "M11 2C12 7 18 9 18 15A6 6 0 0 1 6 15C6 12 8 10 9 8C10 9 11 7 11 2Z",
        "gamecontroller": pad,
        "gear": gear,
        "gearshape": "M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5Z" + gear,
        "hand.tap": "M10 21L6 15L8 14L10 16V8A1.5 1.5 0 0 1 13 8V13L18 14.5L17 21ZM7 7A5 5 0 0 1 16 7",
        "hand.thumbsup": "M4 11H7V20H4ZM7 11L11 4C13 4 13.5 5.5 13 7.5L12.5 10H18A2 2 0 0 1 20 12L18.5 18.5"
            + "A2 2 0 0 1 16.5 20H7Z",
        "heart": "M12 20L4.6 12.6A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 19.4 12.6Z",
        "house": "M3 12L12 4L21 12H18V20H6V12Z",
        "info.circle": circle + "M12 11V17M12 7V8",
        "iphone": "M7 2H17V22H7ZM11 19H13",
        "iphone.radiowaves.left.and.right": "M8 4H16V20H8ZM11 17H13M5 9A6 6 0 0 0 5 15M19 9A6 6 0 0 1 19 15",
        "lock": "M5 11H19V21H5ZM8 11V7A4 4 0 0 1 16 7V11",
        "lock.open": "M5 11H19V21H5ZM8 11V7A4 4 0 0 1 16 7",
        "magnifyingglass": "M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM15 15L21 21",
        "minus": "M4 12H20",
        "music.note": "M9 18V5L19 3V8L9 10M6 15A3 3 0 1 0 6 21A3 3 0 1 0 6 15Z",
        "pause": "M6 4H10V20H6ZM14 4H18V20H14Z",
        "person": "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4ZM4 21A8 7 0 0 1 20 21Z",
        "play": "M7 4L20 12L7 20Z",
        "plus": "M12 4V20M4 12H20",
        "slider.horizontal.3": "M3 6H21M3 12H21M3 18H21M8 4V8M16 10V14M10 16V20",
        "speaker": speaker,
        "speaker.slash": speaker + "M3 3L21 21",
        "speaker.wave.1": speaker + firstWave,
        "speaker.wave.2": speaker + firstWave + secondWave,
        "speaker.wave.3": speaker + firstWave + secondWave + "M21 4A12 12 0 0 1 21 20",
        "square": "M4 4H20V20H4Z",
        "star": "M12 3L14.1 9.1L20.6 9.2L15.4 13.1L17.3 19.3L12 15.6L6.7 19.3L8.6 13.1L3.4 9.2L9.9 9.1Z",
        "stop": "M5 5H19V19H5Z",
        "timer": "M12 5A8 8 0 1 0 12 21A8 8 0 1 0 12 5ZM12 13V8M9 2H15",
        "trash": "M4 6H20M9 6V3H15V6M6 6L7 21H17L18 6Z",
        "waveform": "M4 10V14M8 6V18M12 3V21M16 7V17M20 10V14",
        "xmark": "M5 5L19 19M19 5L5 19",
    ]
}

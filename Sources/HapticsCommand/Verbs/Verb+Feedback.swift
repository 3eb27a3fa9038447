import FeedbackKinds

extension Verb {
    /// Done by `haptics-play` too.
    package static let feedback = Verb(
        "feedback", "Plays a feedback by what it means: success, selection, an impact; or writes it",
        operands: "NAME", completion: .words(FeedbackKind.names),
        options: [.weight, .flexibility, .intensity, .on, .output, .list, .format], formats: ["text", "json"],
        details: """
            Names are those of SensoryFeedback in Swift: success, selection.on, press.button. --list shows
            all of them. impact alone is light, as .impact is.
            Played on the same outputs as 'haptics play' does. With -o it is written instead, as a file to
            start from: -o FILE.ahap, or -o FOLDER/; '-' is standard output. No file is written over.
            """,
        by: .beside("haptics-play"))
}

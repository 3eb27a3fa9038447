import HapticPatterns

extension Rule {
    static let unusableWaveformPath = Rule(
        .ah120, "unusable-waveform-path", .warning,
        page: Page(
            what: """
                The path of a sound file is absolute, leaves the folder of the pattern, names no file that is there, or names a \
                type that players do not take.
                """,
            why: """
                Pattern and sound travel together: an absolute path, or one that climbs out of the folder through `..`, finds \
                nothing on another machine, and tools here never follow it. Where the sound is not found, or is of a type \
                that players do not take, the event stays silent or the whole pattern is refused. The types that Apple's own \
                tools allow are aac, adts, ac3, aif, aifc, aiff, caf, mp3, mp4, m4a, snd, au, sd2 and wav.

                Files are looked for in the folder of the pattern and in `resourceRoots` of the settings.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "AudioCustom",
                                 "EventWaveformPath": "/home/me/sounds/click.wav" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "AudioCustom",
                                 "EventWaveformPath": "sounds/click.wav" } }
                  ]
                }
                """)
    ) { document, report in
        var found: [String: Bool] = [:]
        let events = document.pattern.events
        for (index, syntax) in document.events.enumerated() where syntax.path >= 0 && index < events.count {
            guard case .path(let path)? = events[index].sound?.source else { continue }
            let node = syntax.path
            // Most are fine: what a message says of one is made where there is a message.
            var name: String { document.quoted(string: node) }
            let range = document.range(of: node)
            if let (fault, hint) = WaveformPath.placeFault(of: path) {
                report.report(range, "waveform path " + name + " " + fault, hint: hint)
                continue
            }
            if let (fault, hint) = WaveformPath.typeFault(of: path) {
                report.report(range, "waveform path " + name + " " + fault, hint: hint)
            }
            guard let sounds = report.sounds else { continue }
            let exists = found[path] ?? (WaveformPath.isPlain(path) && sounds.exists(path))
            found[path] = exists
            if !exists {
                report.report(
                    range, "sound file " + name + " is not found",
                    hint: "it was looked for in the folder of the pattern and in resourceRoots")
            }
        }
    }
}

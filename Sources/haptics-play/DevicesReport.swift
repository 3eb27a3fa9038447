import AHAP
import HapticDevices
import HapticPlayback

/// The outputs that are here, for people or as one JSON document.
struct DevicesReport {
    private let survey: OutputSurvey

    init(_ survey: OutputSurvey) { self.survey = survey }

    func append(text output: inout [UInt8]) {
        let width = survey.entries.map { $0.name.count }.max() ?? 0
        for entry in survey.entries {
            let gap = String(repeating: " ", count: max(width - entry.name.count, 0) + 2)
            VisibleText.append("\(entry.isDefault ? "*" : " ") \(entry.name)\(gap)\(entry.title)", to: &output)
            output.append(text: "\n" + String(repeating: " ", count: width + 4))
            VisibleText.append("\(Self.abilities(entry.capabilities)); \(entry.origin)", to: &output)
            output.append(text: "\n")
        }
        append(choice: &output)
        guard !survey.absences.isEmpty else { return }
        output.append(text: "\nMissing:\n")
        for absence in survey.absences {
            VisibleText.append("  \(absence.name): \(absence.reason)", to: &output)
            output.append(text: "\n")
        }
        output.append(text: "'haptics doctor' says what to do about it.\n")
    }

    /// What is played on where a program does not say.
    private func append(choice output: inout [UInt8]) {
        if let chosen = survey.chosen {
            let fault = chosen.fault.map { ": \($0)" } ?? ""
            output.append(text: "\n")
            VisibleText.append("\(OutputCatalogue.variable) names \(chosen.name)\(fault)", to: &output)
            output.append(text: "\n")
        } else if !survey.entries.contains(where: { $0.isDefault }) {
            output.append(text: "\nNone of them is played on unless it is named: --on OUTPUT, or HAPTICS_OUTPUT.\n")
        }
    }

    func append(json output: inout [UInt8]) {
        output.append(text: "{")
        if let chosen = survey.chosen {
            output.append(text: "\"environment\":{")
            output.append(member: "name", chosen.name, first: true)
            if let fault = chosen.fault { output.append(member: "fault", fault) }
            output.append(text: "},\n")
        }
        output.append(text: "\"outputs\":[")
        for (index, entry) in survey.entries.enumerated() {
            output.append(text: index == 0 ? "\n{" : ",\n{")
            output.append(member: "name", entry.name, first: true)
            output.append(member: "title", entry.title)
            output.append(member: "kind", entry.capabilities.kind == .motors ? "motors" : "waveform")
            output.append(text: ",\"playsHaptics\":\(entry.capabilities.playsHaptics)")
            output.append(text: ",\"playsAudio\":\(entry.capabilities.playsAudio)")
            output.append(text: ",\"realTime\":\(entry.capabilities.timing == .realTime)")
            output.append(member: "origin", entry.origin)
            output.append(text: ",\"default\":\(entry.isDefault)}")
        }
        output.append(text: "\n],\"missing\":[")
        for (index, absence) in survey.absences.enumerated() {
            output.append(text: index == 0 ? "\n{" : ",\n{")
            output.append(member: "name", absence.name, first: true)
            output.append(member: "reason", absence.reason)
            output.append(text: "}")
        }
        output.append(text: "\n]}\n")
    }

    private static func abilities(_ capabilities: OutputCapabilities) -> String {
        let time = capabilities.timing == .realTime ? "" : ", not in real time"
        switch capabilities.kind {
        case .motors: return "haptics as strengths of motors\(time)"
        case .waveform:
            let what = capabilities.playsAudio ? "haptics and audio" : "haptics"
            return "\(what) as a waveform at \(Int(capabilities.sampleRate)) Hz\(time)"
        }
    }
}

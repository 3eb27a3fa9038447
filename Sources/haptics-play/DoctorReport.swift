import AHAP
import HapticDevices

/// What was checked, each with its remedy.
struct DoctorReport {
    private let findings: [Diagnosis]

    init(_ findings: [Diagnosis]) { self.findings = findings }

    func append(text output: inout [UInt8]) {
        let width = findings.map { $0.topic.count }.max() ?? 0
        for finding in findings {
            let gap = String(repeating: " ", count: max(width - finding.topic.count, 0) + 2)
            VisibleText.append("\(Self.word(finding.state))  \(finding.topic)\(gap)\(finding.finding)", to: &output)
            output.append(text: "\n")
            guard let remedy = finding.remedy else { continue }
            VisibleText.append("\(String(repeating: " ", count: 11 + width))-> \(remedy)", to: &output)
            output.append(text: "\n")
        }
    }

    func append(json output: inout [UInt8]) {
        output.append(text: "{\"findings\":[")
        for (index, finding) in findings.enumerated() {
            output.append(text: index == 0 ? "\n{" : ",\n{")
            output.append(member: "topic", finding.topic, first: true)
            output.append(member: "state", finding.state.rawValue)
            output.append(member: "finding", finding.finding)
            if let remedy = finding.remedy { output.append(member: "remedy", remedy) }
            output.append(text: "}")
        }
        output.append(text: "\n]}\n")
    }

    /// All of one length.
    private static func word(_ state: Diagnosis.State) -> String {
        switch state {
        case .fine: "fine   "
        case .note: "note   "
        case .problem: "problem"
        }
    }
}

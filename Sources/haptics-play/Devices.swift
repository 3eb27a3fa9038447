import HapticDevices
import HapticsCommand

extension Verb {
    /// `devices`, done by this executable.
    static let devicesHere = Verb.devices.done { arguments, output throws(UsageError) in
        guard arguments.operands.isEmpty else { throw UsageError("devices takes no file") }
        let report = DevicesReport(OutputSurvey())
        output.write { bytes in
            if arguments.value(.format) == "json" { report.append(json: &bytes) } else { report.append(text: &bytes) }
        }
        return .success
    }

    /// `doctor`, done by this executable.
    static let doctorHere = Verb.doctor.done { arguments, output throws(UsageError) in
        guard arguments.operands.isEmpty else { throw UsageError("doctor takes no file") }
        let findings = DeviceDoctor().examine()
        let report = DoctorReport(findings)
        output.write { bytes in
            if arguments.value(.format) == "json" { report.append(json: &bytes) } else { report.append(text: &bytes) }
        }
        return findings.contains { $0.state == .problem } ? .findings : .success
    }
}

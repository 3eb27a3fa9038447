import AHAP
import HapticRendering
import HapticsCommand

/// What was rendered, for people or as one JSON object.
struct RenderReport {
    let path: Path
    let target: Path
    let options: RenderOptions
    var missingSounds = 0
    private var duration = 0.0
    private var samples = 0
    private var haptic = LimiterReport()
    private var audio: LimiterReport?
    private var motors: (steps: Int, heavy: Double, light: Double)?

    init(path: Path, target: Path, options: RenderOptions) {
        (self.path, self.target, self.options) = (path, target, options)
    }

    /// What a renderer says after that many samples.
    mutating func add(_ renderer: borrowing Renderer, samples: Int) {
        self.samples = samples
        duration = Double(samples) / options.settings.sampleRate
        haptic = renderer.report
        audio = renderer.hasAudio ? renderer.audioReport : nil
    }

    /// A table of strengths, for so many seconds.
    mutating func add(_ track: MotorTrack, duration: Double) {
        self.duration = duration
        motors = (track.steps.count, track.steps.map { $0.heavy }.max() ?? 0, track.steps.map { $0.light }.max() ?? 0)
    }

    func append(text output: inout [UInt8]) {
        VisibleText.append("\(path.text) -> \(target == .standardInput ? "<stdout>" : target.text)", to: &output)
        var facts = [seconds(duration) + " s"]
        if let motors {
            facts.append(TextReport.count(motors.steps, "step"))
            facts.append("heavy up to \(decimals(motors.heavy)), light up to \(decimals(motors.light))")
        } else {
            facts.append("\(Int(options.settings.sampleRate)) Hz")
            facts.append(level(haptic, name: "peak"))
            if let audio { facts.append(level(audio, name: "audio peak")) }
        }
        output.append(text: ": \(facts.joined(separator: ", "))\n")
    }

    func append(json output: inout [UInt8]) {
        output.append(text: "{")
        output.append(member: "path", path.text, first: true)
        output.append(member: "output", target == .standardInput ? "-" : target.text)
        output.append(member: "duration", number: duration)
        output.append(member: "missingSounds", missingSounds)
        if let motors {
            output.append(member: "signal", "motors")
            output.append(member: "steps", motors.steps)
            output.append(member: "heavy", number: motors.heavy)
            output.append(member: "light", number: motors.light)
        } else {
            appendSignal(to: &output)
        }
        output.append(text: "}")
    }

    private func appendSignal(to output: inout [UInt8]) {
        let settings = options.settings
        output.append(member: "signal", settings.signal.rawValue)
        output.append(member: "actuator", settings.signal == .motion ? settings.actuator.name : nil)
        output.append(member: "sampleRate", number: settings.sampleRate)
        output.append(member: "channels", audio == nil ? 1 : 3)
        output.append(member: "samples", samples)
        output.append(member: "peak", number: Double(haptic.peak))
        output.append(member: "limitedSamples", haptic.limitedSamples)
        output.append(member: "gain", number: Double(haptic.gain))
        guard let audio else { return }
        output.append(member: "audioPeak", number: Double(audio.peak))
        output.append(member: "audioLimitedSamples", audio.limitedSamples)
        output.append(member: "audioGain", number: Double(audio.gain))
    }

    private func level(_ report: LimiterReport, name: String) -> String {
        let limited = TextReport.count(report.limitedSamples, "limited sample")
        let gain = report.gain == 1 ? "" : " times \(decimals(Double(report.gain)))"
        return "\(name) \(decimals(Double(report.peak)))\(gain), \(limited)"
    }

    /// Three digits behind the point. Sounds may be as loud as they like.
    private func decimals(_ value: Double) -> String {
        guard value.magnitude < 1e9 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
    }

    private func seconds(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}

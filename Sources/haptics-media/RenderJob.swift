import AHAP
import HapticPatterns
import HapticRendering
import HapticSounds
import HapticsCommand
import SoundFiles

/// Renders one pattern.
struct RenderJob: Sendable {
    struct Result: Sendable {
        var output: [UInt8] = []
        var complaint: [UInt8] = []
        var status = ExitStatus.success
    }

    /// Why there is no output.
    private struct Failure: Error {
        let message: String
    }

    let task: FileTask
    let target: Path
    let options: RenderOptions

    func run() -> Result {
        let file = PatternFile(task)
        var result = Result(complaint: file.complaint, status: file.status)
        guard let document = file.document else { return result }
        do throws(Failure) {
            let report = try render(document.pattern, &result)
            if options.isJSON { report.append(json: &result.output) } else { report.append(text: &result.output) }
        } catch {
            result.complaint += Complaint.line("\(task.path.text): \(error.message)")
            result.status = .failure
        }
        return result
    }

    private func render(_ pattern: HapticPattern, _ result: inout Result) throws(Failure) -> RenderReport {
        var renderer = try renderer(of: pattern, &result)
        var report = RenderReport(path: task.path, target: target, options: options)
        report.missingSounds = renderer.missingSounds.count
        switch options.signal {
        case .wave:
            let samples = try range(renderer.sampleCount)
            try write(&renderer, samples)
            report.add(renderer, samples: samples.count)
        case .motors:
            _ = try range(renderer.sampleCount)
            let track = renderer.motorTrack().part(from: options.start, to: options.end)
            try attempt { () throws(SystemError) in try MotorTable(track).write(to: target) }
            report.add(track, duration: track.steps.last?.time ?? 0)
        }
        return report
    }

    private func renderer(of pattern: HapticPattern, _ result: inout Result) throws(Failure) -> Renderer {
        let loader = SoundLoader(folders: task.soundFolders.map { $0 == Path(".") ? "" : $0.text })
        let found = loader.sounds(of: pattern, rate: options.settings.sampleRate)
        for problem in found.problems {
            let outcome = problem.isPlayable ? "" : "; it is silent"
            result.complaint += Complaint.line("\(task.path.text): sound \(problem.message)\(outcome)")
        }
        // Asked before the renderer is made, which may render everything to find a peak.
        let duration = pattern.duration * Double(options.settings.loop?.passes ?? 1)
        try checkDuration(min(options.end ?? .infinity, duration) - options.start)
        do throws(RenderError) {
            return try Renderer(pattern, settings: options.settings, sounds: found.library)
        } catch {
            throw Failure(message: error.description)
        }
    }

    /// The samples that are asked for.
    private func range(_ count: Int) throws(Failure) -> Range<Int> {
        let rate = options.settings.sampleRate
        let length = Double(count) / rate
        guard options.start < max(length, .leastNonzeroMagnitude) else {
            throw Failure(message: "is over after \(length) s, before --start \(options.start)")
        }
        let start = Int((options.start * rate).rounded())
        let end = options.end.map { min(Int((min($0, length) * rate).rounded()), count) } ?? count
        try checkDuration(Double(end - start) / rate)
        return start..<max(start, end)
    }

    private func checkDuration(_ seconds: Double) throws(Failure) {
        guard seconds > options.longest else { return }
        throw Failure(
            message: "lasts \(seconds) s, longer than \(options.longest) s; "
                + "choose a part with --start and --end, or allow it with --max-duration")
    }

    private func write(_ renderer: inout Renderer, _ samples: Range<Int>) throws(Failure) {
        guard let name = String(validating: target.bytes, as: UTF8.self) else {
            throw Failure(message: "'\(target.text)' has a name that is not UTF-8, which cannot be written here")
        }
        do throws(SystemError) { try File.makeFolders(for: target) } catch {
            throw Failure(message: "\(target.parent.text): \(error.message)")
        }
        let (channels, rate) = (renderer.fileChannels, Int(options.settings.sampleRate))
        do throws(SoundFileError) {
            let file =
                target == .standardInput
                ? try WAVWriter(descriptor: 1, channels: channels, sampleRate: rate, samples: options.samples)
                : try WAVWriter(path: name, channels: channels, sampleRate: rate, samples: options.samples)
            _ = try renderer.write(samples, to: file) { !SignalHold.isWanted }
        } catch {
            throw Failure(message: error.description)
        }
    }

    private func attempt(_ body: () throws(SystemError) -> Void) throws(Failure) {
        do throws(SystemError) { try body() } catch { throw Failure(message: "\(target.text): \(error.message)") }
    }
}

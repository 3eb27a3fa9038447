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
        var message: String
        /// True where whoever read the output has gone, which is no one's fault.
        var isBrokenPipe = false
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
            if !error.isBrokenPipe { result.complaint += Complaint.line("\(task.path.text): \(error.message)") }
            result.status = error.isBrokenPipe ? .brokenPipe : .failure
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
            let track = renderer.motorTrack(upTo: options.end ?? .infinity).part(from: options.start, to: options.end)
            try attempt { () throws(SystemError) in try MotorTable(track).write(to: target) }
            report.add(track, duration: track.steps.last?.time ?? 0)
        }
        return report
    }

    private func renderer(of pattern: HapticPattern, _ result: inout Result) throws(Failure) -> Renderer {
        try checkSounds(of: pattern)
        let loader = SoundLoader(folders: task.soundFolders.map { $0 == Path(".") ? "" : $0.text })
        let found = loader.sounds(of: pattern, rate: options.settings.sampleRate)
        for problem in found.problems {
            let outcome = problem.isPlayable ? "" : "; it is silent"
            result.complaint += Complaint.line("\(task.path.text): sound \(problem.message)\(outcome)")
        }
        // A renderer that normalises renders everything to find a peak: asked before how much that is.
        if options.settings.limiter == .normalise {
            var settings = options.settings
            settings.limiter = .clip
            let renderer = try renderer(of: pattern, settings, found.library)
            try checkDuration(
                Double(renderer.sampleCount) / settings.sampleRate,
                otherwise: "--limit normalise renders all of it; choose another, or allow it with --max-duration")
        }
        return try renderer(of: pattern, options.settings, found.library)
    }

    private func renderer(
        of pattern: HapticPattern, _ settings: RenderSettings, _ sounds: SoundLibrary
    ) throws(Failure) -> Renderer {
        do throws(RenderError) {
            return try Renderer(pattern, settings: settings, sounds: sounds)
        } catch {
            throw Failure(message: error.description)
        }
    }

    /// A rendering must not take the place of a sound that it plays.
    private func checkSounds(of pattern: HapticPattern) throws(Failure) {
        guard let target = try? File.resolve(target) else { return }
        if task.sounds(of: pattern).contains(target) {
            throw Failure(message: "\(self.target.text) is a sound that it plays; it would be lost")
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

    private func checkDuration(
        _ seconds: Double,
        otherwise hint: String = "choose a part with --start and --end, or allow it with --max-duration"
    ) throws(Failure) {
        guard seconds > options.longest else { return }
        throw Failure(message: "lasts \(seconds) s, longer than \(options.longest) s; \(hint)")
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
            if target == .standardInput {
                let file = try WAVWriter(descriptor: 1, channels: channels, sampleRate: rate, samples: options.samples)
                _ = try renderer.write(samples, to: file)
            } else {
                try writeFile(&renderer, samples, name)
            }
        } catch {
            throw Failure(message: error.description, isBrokenPipe: error.isBrokenPipe)
        }
    }

    private func writeFile(_ renderer: inout Renderer, _ samples: Range<Int>, _ name: String) throws(SoundFileError) {
        // May take a while for a motor, and is no reason to wait.
        renderer.seek(to: samples.lowerBound)
        // Who is asked to end in the middle returns, leaves nothing, and ends on leaving the guard.
        try Interruption.guarding { () throws(SoundFileError) in
            let file = try WAVWriter(
                path: name, channels: renderer.fileChannels, sampleRate: Int(options.settings.sampleRate),
                samples: options.samples)
            _ = try renderer.write(samples, to: file) { !Interruption.isWanted }
        }
    }

    private func attempt(_ body: () throws(SystemError) -> Void) throws(Failure) {
        do throws(SystemError) { try body() } catch {
            let name = target == .standardInput ? "standard output" : target.text
            throw Failure(message: "\(name): \(error.message)", isBrokenPipe: error.isBrokenPipe)
        }
    }
}

import AHAP
import CairoPlots
import HapticPatterns
import HapticPlots
import HapticRendering
import HapticSounds
import HapticsCommand

/// Draws one pattern.
struct PlotJob: Sendable {
    struct Result: Sendable {
        var output: [UInt8] = []
        var complaint: [UInt8] = []
        var status = ExitStatus.success
    }

    /// Where a pattern is drawn.
    enum Place: Sendable {
        case picture(Path)
        case terminal(TerminalSize, TerminalColours)
    }

    /// Why there is no plot.
    private struct Failure: Error {
        let message: String
    }

    let task: FileTask
    let place: Place
    let options: PlotOptions

    func run() -> Result {
        let file = PatternFile(task)
        var result = Result(complaint: file.complaint, status: file.status)
        guard let document = file.document else { return result }
        do throws(Failure) {
            try draw(document.pattern, sounds(of: document.pattern, &result), &result)
        } catch {
            result.complaint += Complaint.line("\(task.path.text): \(error.message)")
            result.status = .failure
        }
        return result
    }

    private func sounds(of pattern: HapticPattern, _ result: inout Result) -> SoundLibrary {
        let loader = SoundLoader(folders: task.soundFolders.map { $0 == Path(".") ? "" : $0.text })
        let found = loader.sounds(of: pattern, rate: options.settings.rendering.sampleRate)
        for problem in found.problems where !problem.isPlayable {
            result.complaint += Complaint.line("\(task.path.text): sound \(problem.message); its waveform is not drawn")
        }
        return found.library
    }

    private func draw(_ pattern: HapticPattern, _ sounds: SoundLibrary, _ result: inout Result) throws(Failure) {
        var settings = options.settings
        settings.title = String(decoding: task.path.name, as: UTF8.self)
        if task.path == .standardInput { settings.title = task.path.text }
        switch place {
        case .terminal(let size, let colours):
            let text = try plot { () throws(PlotError) in
                try TerminalPlot.text(
                    of: pattern, sounds: sounds, settings: settings, columns: size.columns, rows: size.rows,
                    colours: colours, theme: options.theme ?? .dark)
            }
            result.output = Array(text.utf8)
        case .picture(let target):
            let (width, height) = options.size
            let scene = try plot { () throws(PlotError) in
                try PlotScene(pattern, sounds: sounds, settings: settings, width: width, height: height)
            }
            try write(scene, to: target, &result)
        }
    }

    private func plot<Value>(_ body: () throws(PlotError) -> Value) throws(Failure) -> Value {
        do throws(PlotError) { return try body() } catch { throw Failure(message: error.description) }
    }

    private func write(_ scene: PlotScene, to target: Path, _ result: inout Result) throws(Failure) {
        let bytes: [UInt8]
        do throws(CairoPlotError) {
            bytes = try options.kind(of: target).bytes(of: scene, theme: options.theme ?? .light)
        } catch {
            throw Failure(message: error.description)
        }
        guard target != .standardInput else {
            result.output = bytes
            return
        }
        do throws(SystemError) {
            try File.makeFolders(for: target)
            try Interruption.guarding { () throws(SystemError) in try File.create(target, with: bytes) }
        } catch {
            throw Failure(message: "\(target.text): \(error.message)")
        }
    }
}

import AHAP
import HapticsCommand

/// Lints files and writes one report of them.
struct LintRun: Sendable {
    let tasks: [FileTask]
    let options: LintOptions
    private let baselineFile: BaselineFile?
    private let baseline: Baseline?

    init(_ files: [Path], _ options: LintOptions) throws(SettingsFinder.Failure) {
        self.options = options
        tasks = try FileTask.tasks(for: files, options.selection, chosen: options.settings)
        guard let path = options.baseline else {
            (baselineFile, baseline) = (nil, nil)
            return
        }
        let file: BaselineFile
        do throws(SystemError) {
            file = try BaselineFile(path)
        } catch {
            throw SettingsFinder.Failure(message: Complaint.line(path, error))
        }
        baselineFile = file
        baseline = options.writesBaseline ? nil : try file.read()
    }

    /// Writes the report, and says how it went.
    func report(as report: some FindingReport, _ output: inout Output) -> ExitStatus {
        // With the fixed text on standard output, the report goes to standard error.
        let isFilter = tasks.count == 1 && tasks[0].path == .standardInput && isWriting
        let isQuiet = options.writesBaseline || isShowing
        var total = LintResult()
        var isFirst = true
        if !isQuiet { show(isFilter, &output) { report.open(&$0) } }
        Batch.run(tasks.count, writesFiles: isWriting && !isFilter, &output) { index in
            self.result(of: tasks[index], report)
        } receive: { result, output in
            total.add(result)
            output.write(result.text)
            show(isFilter || options.format != "text", &output) { $0 += result.deeds }
            if (!isQuiet || isShowing), !result.part.isEmpty {
                show(isFilter, &output) { $0 += (isFirst ? [] : Array(report.separator.utf8)) + result.part }
                isFirst = false
            }
            output.say(result.complaint)
        }
        if !isQuiet { show(isFilter, &output) { report.close(total.summary, to: &$0) } }
        return finish(total, &output)
    }

    private var isWriting: Bool { if case .write = options.repair { true } else { false } }
    private var isShowing: Bool { if case .show = options.repair { true } else { false } }

    private func show(_ onError: Bool, _ output: inout Output, _ body: (inout [UInt8]) -> Void) {
        guard onError else { return output.write(body) }
        var bytes: [UInt8] = []
        body(&bytes)
        output.say(bytes)
    }

    private func finish(_ total: LintResult, _ output: inout Output) -> ExitStatus {
        var status = total.failed ? ExitStatus.failure : .success
        if options.writesBaseline, let baselineFile {
            return status.and(write(total.known, to: baselineFile, &output))
        }
        if isShowing {
            let fixed = TextReport.count(total.fixed, "finding")
            output.complain("would fix \(fixed), and leave \(total.summary.findings)")
        }
        if total.differs || total.summary.hasFindings(of: options.failOn) { status = status.and(.findings) }
        return status
    }

    private func write(_ known: Baseline, to file: BaselineFile, _ output: inout Output) -> ExitStatus {
        do throws(SystemError) {
            try file.write(known)
            output.write("\(file.path.text): \(TextReport.count(known.count, "finding")) known from now on\n")
            return .success
        } catch {
            output.say(Complaint.line(file.path, error))
            return .failure
        }
    }

    // MARK: One file

    private func result(of task: FileTask, _ report: some FindingReport) -> LintResult {
        var result = LintResult()
        do throws(SystemError) {
            if isWriting, task.path != .standardInput { try File.checkReplaceable(task.path) }
            var file = FileReport(path: task.path.text, bytes: try task.read(), findings: [])
            switch options.repair {
            case .none: file.findings = Linter(settings: task.settings).findings(in: AHAPDocument(file.bytes))
            case .write(let allowed): try fix(&file, task, allowed, &result)
            case .show(let allowed): showFixes(of: &file, task, allowed, &result)
            }
            judge(&file, task, &result)
            if !isShowing, !options.writesBaseline { report.append(file, to: &result.part) }
        } catch {
            result.complaint = Complaint.line(task.path, error)
            result.summary.failures = ["\(task.path.text): \(error.message)"]
            result.failed = true
        }
        return result
    }

    /// Leaves out the findings that are known, and counts the others.
    private func judge(_ file: inout FileReport, _ task: FileTask, _ result: inout LintResult) {
        if let baselineFile {
            var named = file
            named.path = baselineFile.key(of: task.path)
            if let baseline {
                let new = baseline.newFindings(in: named)
                result.summary.known = file.findings.count - new.count
                file.findings = new
            } else {
                result.known.accept(named)
            }
        }
        result.summary.add(file)
    }

    private func fix(
        _ file: inout FileReport, _ task: FileTask, _ allowed: Fix.Applicability, _ result: inout LintResult
    ) throws(SystemError) {
        let fixed = Fixer(settings: task.settings, allowing: allowed).fix(file.bytes)
        if task.path == .standardInput {
            result.text = fixed.bytes
        } else if fixed.bytes != file.bytes {
            try File.replace(task.path, with: fixed.bytes)
        }
        file.bytes = fixed.bytes
        file.findings = fixed.remaining
        result.fixed = fixed.applied.count
        if result.fixed > 0 { FixDeeds.append(fixed, path: task.path, to: &result.deeds) }
    }

    private func showFixes(
        of file: inout FileReport, _ task: FileTask, _ allowed: Fix.Applicability, _ result: inout LintResult
    ) {
        let fixed = Fixer(settings: task.settings, allowing: allowed).fix(file.bytes)
        UnifiedDiff.append(
            from: file.bytes, to: fixed.bytes, path: task.path.text, colour: options.colour, output: &result.part)
        result.fixed = fixed.applied.count
        result.differs = fixed.bytes != file.bytes
        file.bytes = fixed.bytes
        file.findings = fixed.remaining
    }
}

extension LintResult {
    /// Adds the numbers of another file.
    fileprivate mutating func add(_ other: LintResult) {
        summary.add(other.summary)
        known.add(other.known)
        fixed += other.fixed
        differs = differs || other.differs
        failed = failed || other.failed
    }
}

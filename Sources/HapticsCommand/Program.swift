import AHAP

/// The command as a whole: finds the verb, reads its options, runs it.
package struct Program {
    /// All that it knows, in the order of help.
    private let verbs: [Verb]

    package init(_ verbs: [Verb]) { self.verbs = verbs }

    /// `arguments` are those of the process, the program's name first.
    package func run(
        argumentCount: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> ExitStatus {
        prepareProcess()
        var output = Output()
        var status = ExitStatus.failure
        do throws(UsageError) {
            status = try unsafe run(argumentCount, arguments, &output)
        } catch {
            output.complain(error.message)
        }
        return output.finish(status)
    }

    private func run(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ output: inout Output
    ) throws(UsageError) -> ExitStatus {
        guard count > 1, let word = unsafe arguments[1] else {
            output.say(Array(Help.overview(verbs).utf8))
            return .failure
        }
        let name = unsafe String(cString: word)
        if name.utf8.first == UInt8(ascii: "-") {
            return try unsafe runAlone(count, arguments, &output)
        }
        let verb = try verb(named: name)
        let parser = OptionParser(verb: verb.name, options: verb.allOptions, choices: verb.choices)
        // From the verb on, which stands where getopt_long expects the name of a program.
        let options = try unsafe parser.parse(count: count - 1, arguments: arguments + 1)
        if options.has(.help) {
            output.write(Help.page(of: verb))
            return .success
        }
        switch verb.job {
        case .here(let run): return try run(options, &output)
        case .beside(let name): return try unsafe Sibling(name).run(arguments, for: verb.name)
        }
    }

    /// A call without a verb.
    private func runAlone(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ output: inout Output
    ) throws(UsageError) -> ExitStatus {
        let parser = OptionParser(verb: "", options: [.help, .version], choices: [:])
        let options = try unsafe parser.parse(count: count, arguments: arguments)
        if options.has(.help) {
            output.write(Help.overview(verbs))
        } else if options.has(.version) {
            output.write("haptics \(version)\n")
        } else {
            throw UsageError("a verb should come first; see haptics --help")
        }
        return .success
    }

    private func verb(named name: String) throws(UsageError) -> Verb {
        if let verb = verbs.first(where: { $0.name == name }) { return verb }
        let hint = NearestWord.hint(for: name, among: verbs.map { $0.name })
        throw UsageError("there is no verb '\(name)'; \(hint ?? "see haptics --help")")
    }
}

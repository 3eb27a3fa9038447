import AHAP

/// The command as a whole: finds the verb, reads its options, runs it.
enum Program {
    /// `arguments` are those of the process, the program's name first.
    static func run(
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

    private static func run(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ output: inout Output
    ) throws(UsageError) -> ExitStatus {
        guard count > 1, let word = unsafe arguments[1] else {
            output.say(Array(Help.overview.utf8))
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
        return try verb.run(options, &output)
    }

    /// A call without a verb.
    private static func runAlone(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ output: inout Output
    ) throws(UsageError) -> ExitStatus {
        let parser = OptionParser(verb: "", options: [.help, .version], choices: [:])
        let options = try unsafe parser.parse(count: count, arguments: arguments)
        if options.has(.help) {
            output.write(Help.overview)
        } else if options.has(.version) {
            output.write("haptics \(version)\n")
        } else {
            throw UsageError("a verb should come first; see haptics --help")
        }
        return .success
    }

    private static func verb(named name: String) throws(UsageError) -> Verb {
        if let verb = Verb.all.first(where: { $0.name == name }) { return verb }
        let hint = NearestWord.hint(for: name, among: Verb.all.map { $0.name })
        throw UsageError("there is no verb '\(name)'; \(hint ?? "see haptics --help")")
    }
}

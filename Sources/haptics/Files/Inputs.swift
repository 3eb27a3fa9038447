/// The files that operands mean.
struct Inputs {
    /// In the order of the operands, those of a folder by their paths; each once.
    private(set) var files: [Path] = []
    /// Failure if a folder could not be read or holds no patterns. (A missing file is noticed when it is read.)
    private(set) var status = ExitStatus.success

    /// Finds them, and complains about folders without any.
    init(_ arguments: Arguments, verb: String, _ output: inout Output) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw UsageError("\(verb) needs a file or a folder; '-' is standard input")
        }
        var seen: Set<Path> = []
        for operand in arguments.operands {
            if operand != .standardInput, FileStatus.isFolder(operand) {
                for file in find(in: operand, &output) where seen.insert(file).inserted { files.append(file) }
            } else if seen.insert(operand).inserted {
                files.append(operand)
            }
        }
    }

    private mutating func find(in folder: Path, _ output: inout Output) -> [Path] {
        let walk = FolderWalk(folder)
        for (path, error) in walk.failures {
            output.say(Complaint.line(path, error))
            status = .failure
        }
        if walk.files.isEmpty, walk.failures.isEmpty {
            output.complain("\(folder.text): there are no .ahap files in this folder")
            status = .failure
        }
        return walk.files
    }
}

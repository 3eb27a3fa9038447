/// The files that operands mean.
package struct Inputs {
    /// In the order of the operands, those of a folder by their paths; each once.
    package private(set) var files: [Path] = []
    /// What each is called below the folder that an operand names, or its own name.
    package private(set) var names: [Path] = []
    /// Failure if a folder could not be read or holds no patterns. (A missing file is noticed when it is read.)
    package private(set) var status = ExitStatus.success

    /// Finds them, and complains about folders without any.
    package init(_ arguments: Arguments, verb: String, _ output: inout Output) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw UsageError("\(verb) needs a file or a folder; '-' is standard input")
        }
        var seen: Set<Path> = []
        for operand in arguments.operands {
            if operand != .standardInput, FileStatus.isFolder(operand) {
                for file in find(in: operand, &output) where seen.insert(file).inserted {
                    add(file, below: operand)
                }
            } else if seen.insert(operand).inserted {
                add(operand, below: operand.parent)
            }
        }
    }

    private mutating func add(_ file: Path, below folder: Path) {
        files.append(file)
        let start = folder.appending([]).bytes
        names.append(file.bytes.starts(with: start) ? Path(bytes: Array(file.bytes.dropFirst(start.count))) : file)
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

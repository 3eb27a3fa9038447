import AHAP

/// Where the output of each input goes: one file, files in a folder, or standard output. Made before anything is
/// written, so that nothing is written where two files would have one name or a pattern would be lost.
package struct OutputPlan {
    /// Where the output of each input goes, in the order of the inputs.
    package private(set) var targets: [Path] = []

    /// - Parameters:
    ///   - endings: What names of files may end in, such as `.wav`; the first is given to files in a folder, in place
    ///     of `.ahap`.
    package init(_ output: String, for inputs: Inputs, endings: [String]) throws(UsageError) {
        let path = Path(output).tidied
        let isFolder = FileStatus.isFolder(path) || output.utf8.last == UInt8(ascii: "/")
        if inputs.files.count == 1, !isFolder {
            targets = [path]
            try OutputPlan.check(path, endings)
        } else if path == .standardInput {
            throw UsageError("several files cannot be written to standard output; name a folder with -o")
        } else if !isFolder, FileStatus.of(path) != nil {
            throw UsageError("\(output) is a file; several patterns need a folder")
        } else {
            targets = inputs.names.map { path.appending(OutputPlan.renamed($0, ending: endings.first ?? "")) }
        }
        try checkApart(inputs)
    }

    /// Where one output goes that no file is the input of: a file, or one of a name in a folder.
    package static func target(_ output: String, named name: String, ending: String) throws(UsageError) -> Path {
        let path = Path(output).tidied
        let isFolder = FileStatus.isFolder(path) || output.utf8.last == UInt8(ascii: "/")
        guard !isFolder else { return path.appending(name + ending) }
        try check(path, [ending])
        return path
    }

    private static func check(_ path: Path, _ endings: [String]) throws(UsageError) {
        if path.name.isEmpty || endings.contains(where: { path.name.elementsEqual($0.utf8) }) {
            throw UsageError("-o needs a name, such as out\(endings.first ?? "") or a folder, not '\(path.text)'")
        }
        // Devices and pipes bear any name.
        if path == .standardInput || FileStatus.of(path).map({ !$0.isRegularFile }) ?? false { return }
        guard !endings.contains(where: { path.hasEnding($0) }) else { return }
        throw UsageError("'\(path.text)' should end in \(OptionParser.list(endings)), or be a folder ('\(path.text)/')")
    }

    private static func renamed(_ name: Path, ending: String) -> [UInt8] {
        if name == .standardInput { return Array("stdin\(ending)".utf8) }
        return (name.hasEnding(".ahap") ? name.bytes.dropLast(5) : name.bytes[...]) + Array(ending.utf8)
    }

    private func checkApart(_ inputs: Inputs) throws(UsageError) {
        let sources = Set(inputs.files.filter { $0 != .standardInput }.compactMap { try? File.resolve($0) })
        var owners: [Path: Path] = [:]
        for (target, input) in zip(targets, inputs.files) {
            if let other = owners.updateValue(input, forKey: target) {
                throw UsageError("\(other.text) and \(input.text) would both be written to \(target.text)")
            }
            if let real = try? File.resolve(target), sources.contains(real) {
                throw UsageError("\(target.text) is one of the patterns; it would be lost")
            }
        }
    }
}

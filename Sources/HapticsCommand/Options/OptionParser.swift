import AHAP
import CGetopt

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Takes the words of a call apart with the C library's `getopt_long`: options anywhere, `--name VALUE` or
/// `--name=VALUE`, unambiguous beginnings of names, `--` before operands that look like options.
///
/// May run once in a process.
package struct OptionParser {
    package let verb: String
    package let options: [OptionName]
    /// The values that an option may have; absent if anything goes.
    package let choices: [OptionName: [String]]

    /// `arguments` are `count` C strings; the first one is not looked at.
    package func parse(
        count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) throws(UsageError) -> Arguments {
        var table = unsafe options.map { unsafe $0.entry } + [option()]
        var result = Arguments()
        while true {
            // A table that ends with an empty entry, and words that live as long as the process.
            let code = unsafe table.withUnsafeMutableBufferPointer {
                unsafe getopt_long(count, arguments, letters, $0.baseAddress, nil)
            }
            if code == -1 { break }
            guard let option = known(code) else {
                throw problem(code, unsafe OptionParser.word(arguments, getopt_index() - 1))
            }
            var value = ""
            if option.placeholder != nil, let text = unsafe getopt_argument() { value = unsafe String(cString: text) }
            try check(value, of: option)
            result.values[option, default: []].append(value)
        }
        for index in getopt_index()..<max(getopt_index(), count) {
            result.operands.append(Path(bytes: unsafe OptionParser.bytes(arguments, index)).tidied)
        }
        return result
    }

    /// getopt's spelling of the letters: the colon in front has it return what it does not like, and one behind a letter
    /// means a value.
    private var letters: String {
        options.reduce(into: ":") { text, option in
            guard let letter = option.letter else { return }
            text += option.placeholder == nil ? "\(letter)" : "\(letter):"
        }
    }

    /// The option that getopt names by the number in its table or by a letter.
    private func known(_ code: Int32) -> OptionName? {
        OptionName(rawValue: code) ?? options.first { $0.letter?.asciiValue.map(Int32.init) == code }
    }

    private var help: String { verb.isEmpty ? "haptics --help" : "haptics \(verb) --help" }

    private func check(_ value: String, of option: OptionName) throws(UsageError) {
        guard let known = choices[option], !known.contains(value) else { return }
        let hint = NearestWord.hint(for: value, among: known) ?? "it takes \(OptionParser.list(known))"
        throw UsageError("\(option.text) does not take '\(value)'; \(hint)")
    }

    /// What getopt_long did not like.
    private func problem(_ code: Int32, _ word: String) -> UsageError {
        if let option = known(getopt_option()) {
            if code == 58 { return UsageError("\(option.text) needs a value, \(option.placeholder ?? "VALUE")") }
            return UsageError("\(option.text) takes no value")
        }
        if let letter = UInt8(exactly: getopt_option()), letter != 0 {
            let name = String(Unicode.Scalar(letter))
            return UsageError("unknown option '-\(name)'; see \(help)")
        }
        let name = word.prefix { $0 != "=" }
        let matches = options.map { $0.text }.filter { $0.hasPrefix(name) }
        if matches.count > 1 { return UsageError("'\(name)' may mean \(OptionParser.list(matches))") }
        let hint = NearestWord.hint(for: String(name), among: options.map { $0.text })
        return UsageError("unknown option '\(name)'; \(hint ?? "see \(help)")")
    }

    package static func list(_ words: [String]) -> String {
        words.count > 1 ? words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])" : words.joined()
    }

    private static func word(
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ index: Int32
    ) -> String {
        String(decoding: unsafe bytes(arguments, index), as: UTF8.self)
    }

    private static func bytes(
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ index: Int32
    ) -> [UInt8] {
        guard index >= 0, let word = unsafe arguments[Int(index)] else { return [] }
        return unsafe UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
    }
}

extension OptionName {
    /// Its row in getopt_long's table.
    fileprivate var entry: option {
        // A static string is NUL-terminated and lives for ever.
        let name = unsafe UnsafeRawPointer(spelling.utf8Start).assumingMemoryBound(to: CChar.self)
        return unsafe option(
            name: name, has_arg: placeholder == nil ? no_argument : required_argument, flag: nil, val: rawValue)
    }
}

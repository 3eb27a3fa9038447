import HapticsCommand

/// Completions for zsh: a file of `$fpath`, or to be sourced after `compinit`.
enum ZshCompletions {
    static var script: String {
        """
        #compdef haptics
        # zsh completions of haptics

        _haptics_rules() {
            local -a rules=(\(CompletionWords.rules.joined(separator: " ")))
            compadd -a rules
        }

        _haptics_rule_list() {
            compset -P '*,'
            _haptics_rules
        }

        _haptics_patterns() { _files -g '*.(#i)ahap' }

        _haptics() {
            local curcontext=$curcontext state line
            typeset -A opt_args
            _arguments -C '--help[\(OptionName.help.summary)]' '--version[\(OptionName.version.summary)]' \\
                '1: :->verb' '*:: :->rest'
            case $state in
            verb)
                local -a verbs=(
        \(verbs)        )
                _describe verb verbs
                ;;
            rest)
                case $line[1] in
        \(cases)        esac
                ;;
            esac
        }

        if [ "$funcstack[1]" = _haptics ]; then _haptics "$@"; else compdef _haptics haptics; fi

        """
    }

    private static var verbs: String {
        CompletionWords.verbs.map { "            '\($0.name):\($0.summary)'\n" }.joined()
    }

    private static var cases: String {
        var text = ""
        for verb in Verb.all {
            text += "        \(verb.name)) _arguments"
            for option in verb.allOptions { text += " \\\n            '\(specification(option, verb))'" }
            if let operands = operands(verb) { text += " \\\n            '\(operands)'" }
            text += " ;;\n"
        }
        return text
    }

    private static func specification(_ option: OptionName, _ verb: Verb) -> String {
        let name = "\(option.text)\(option.placeholder == nil ? "" : "=")[\(option.summary)]"
        guard let value = CompletionWords.value(of: option, in: verb) else { return name }
        let label = (option.placeholder ?? "").lowercased()
        switch value {
        case .words(let words): return "\(name):\(label):(\(words.joined(separator: " ")))"
        case .rules: return "\(name):\(label):_haptics_rule_list"
        case .files: return "\(name):\(label):_files"
        }
    }

    private static func operands(_ verb: Verb) -> String? {
        switch verb.completion {
        case .files: "*:file:_haptics_patterns"
        case .rules: "*:rule:_haptics_rules"
        case .words(let words): "1:word:(\(words.joined(separator: " ")))"
        case .nothing: nil
        }
    }
}

import HapticsCommand

/// Completions for fish.
enum FishCompletions {
    static var script: String {
        var text = """
            # fish completions of haptics
            complete -c haptics -f

            function __haptics_rules
                for rule in \(CompletionWords.rules.joined(separator: " "))
                    echo $rule
                end
            end

            # The last of a list with commas.
            function __haptics_rule_list
                set -l front (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '^.*,')
                for rule in (__haptics_rules)
                    echo $front$rule
                end
            end

            complete -c haptics -n __fish_use_subcommand -l help -d '\(OptionName.help.summary)'
            complete -c haptics -n __fish_use_subcommand -l version -d '\(OptionName.version.summary)'

            """
        for verb in Verb.all { text += lines(for: verb) }
        return text
    }

    private static func lines(for verb: Verb) -> String {
        let behind = "complete -c haptics -n '__fish_seen_subcommand_from \(verb.name)'"
        var text = "\ncomplete -c haptics -n __fish_use_subcommand -a \(verb.name) -d '\(verb.summary)'\n"
        for option in verb.allOptions {
            text += "\(behind) -l \(option.spelling) -d '\(option.summary)'"
            if let value = CompletionWords.value(of: option, in: verb) { text += " \(argument(value))" }
            text += "\n"
        }
        switch verb.completion {
        case .files: text += "\(behind) -k -a '(__fish_complete_suffix .ahap)'\n"
        case .rules: text += "\(behind) -a '(__haptics_rules)'\n"
        case .words(let words): text += "\(behind) -a '\(words.joined(separator: " "))'\n"
        case .nothing: break
        }
        return text
    }

    private static func argument(_ value: CompletionWords.Value) -> String {
        switch value {
        case .words(let words): "-x -a '\(words.joined(separator: " "))'"
        case .rules: "-x -a '(__haptics_rule_list)'"
        case .files: "-r -F"
        }
    }
}

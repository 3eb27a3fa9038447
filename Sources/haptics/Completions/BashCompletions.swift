import HapticsCommand

/// Completions for bash 3.2 and later, without the bash-completion package.
enum BashCompletions {
    static var script: String {
        """
        # bash completions of haptics
        _haptics() {
            local word=${COMP_WORDS[COMP_CWORD]} before= verb=${COMP_WORDS[1]} IFS=$' \\t\\n'
            if [ "$COMP_CWORD" -gt 0 ]; then before=${COMP_WORDS[COMP_CWORD-1]}; fi
            # bash splits at '=': --format = text
            if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                _haptics_words '\(CompletionWords.verbs.map { $0.name }.joined(separator: " ")) --help --version'
                return
            fi
            case $verb$before in
        \(values)    esac
            case $verb in
        \(verbs)    esac
        }

        _haptics_words() {
            local reply
            while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen -W "$1" -- "$word")
        }

        # The last of a list with commas.
        _haptics_rules() {
            local rules='\(CompletionWords.rules.joined(separator: " "))'
            local front= reply
            case $1$word in *,*) front=${word%,*},; word=${word##*,} ;; esac
            while IFS= read -r reply; do COMPREPLY+=("$front$reply"); done < <(compgen -W "$rules" -- "$word")
        }

        _haptics_files() {
            local reply
            compopt -o filenames 2>/dev/null
            while IFS= read -r reply; do
                if [ -d "$reply" ] || [ -z "$1" ]; then COMPREPLY+=("$reply"); continue; fi
                case $reply in *.[aA][hH][aA][pP]) COMPREPLY+=("$reply") ;; esac
            done < <(compgen -f -- "$word")
        }

        complete -F _haptics haptics

        """
    }

    /// Cases for what follows an option.
    private static var values: String {
        var text = ""
        for verb in Verb.all {
            for option in verb.options {
                guard let value = CompletionWords.value(of: option, in: verb) else { continue }
                text += "    \(verb.name)\(option.text)) \(call(value)); return ;;\n"
            }
        }
        return text
    }

    /// Cases for options and operands.
    private static var verbs: String {
        var text = ""
        for verb in Verb.all {
            let options = verb.allOptions.map { $0.text }.joined(separator: " ")
            text += "    \(verb.name)) case $word in\n"
            text += "        -*) _haptics_words '\(options)' ;;\n        *) \(operands(verb)) ;;\n        esac ;;\n"
        }
        return text
    }

    private static func call(_ value: CompletionWords.Value) -> String {
        switch value {
        case .words(let words): "_haptics_words '\(words.joined(separator: " "))'"
        case .rules: "_haptics_rules ,"
        case .files: "_haptics_files ''"
        }
    }

    private static func operands(_ verb: Verb) -> String {
        switch verb.completion {
        case .files: "_haptics_files .ahap"
        case .rules: "_haptics_rules ''"
        case .words(let words): "_haptics_words '\(words.joined(separator: " "))'"
        case .nothing: ":"
        }
    }
}

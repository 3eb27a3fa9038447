import HapticsCommand

extension Verb {
    static let completions = Verb(
        "completions", "Prints the completions for a shell",
        operands: "bash|zsh|fish", completion: .words(["bash", "zsh", "fish"]),
        details: """
            bash: haptics completions bash > ~/.local/share/bash-completion/completions/haptics
            zsh:  haptics completions zsh > _haptics, in a folder of $fpath
            fish: haptics completions fish > ~/.config/fish/completions/haptics.fish
            Or read them into a running shell: source <(haptics completions bash)
            """
    ) { arguments, output throws(UsageError) in
        guard arguments.operands.count == 1 else { throw UsageError("completions takes one of bash, zsh, fish") }
        switch arguments.operands[0].text {
        case "bash": output.write(BashCompletions.script)
        case "zsh": output.write(ZshCompletions.script)
        case "fish": output.write(FishCompletions.script)
        case let other: throw UsageError("there are no completions for '\(other)', only for bash, zsh and fish")
        }
        return .success
    }
}

/// Scripts that make a shell complete verbs, options and their values, from the pages of the verbs.
enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    static func script(for shell: String?, verbs: [Manual]) throws(ToolError) -> String {
        switch shell {
        case "bash": return bash(verbs)
        case "zsh": return "autoload -U +X bashcompinit && bashcompinit\n" + bash(verbs)
        case "fish": return fish(verbs)
        default: throw .usage("--completions takes one of \(shells.joined(separator: ", ")).")
        }
    }

    private static func bash(_ verbs: [Manual]) -> String {
        let branches = verbs.map { verb in
            """
                \(verb.name))
                    case "$previous" in
            \(verb.options.filter { !$0.choices.isEmpty }.map { values(of: $0) }.joined(separator: "\n"))
                    esac
                    words="\(verb.allOptions.map { "--\($0.name)" }.joined(separator: " "))" ;;
            """
        }
        return """
            _dependency_graph() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
                case "${COMP_WORDS[1]}" in
            \(branches.joined(separator: "\n"))
                esac
                if [ "$COMP_CWORD" = 1 ]; then
                    words="\(verbs.map(\.name).joined(separator: " ")) help --help --version --completions --manual"
                elif [ "${current#-}" = "$current" ]; then
                    COMPREPLY=($(compgen -f -- "$current")); return
                fi
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o filenames -F _dependency_graph \(Tool.name)

            """
    }

    private static func values(of option: Option) -> String {
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        let words = option.choices.joined(separator: " ")
        return """
                    \(names.joined(separator: "|"))) COMPREPLY=($(compgen -W "\(words)" -- "$current")); return ;;
            """
    }

    private static func fish(_ verbs: [Manual]) -> String {
        let names = verbs.map {
            "complete -c \(Tool.name) -n __fish_use_subcommand -a \($0.name) -d '\(quoted($0.summary))'"
        }
        let options = verbs.flatMap { verb in verb.allOptions.map { fish($0, of: verb) } }
        return (names + options).joined(separator: "\n") + "\n"
    }

    private static func fish(_ option: Option, of verb: Manual) -> String {
        var line = "complete -c \(Tool.name) -n '__fish_seen_subcommand_from \(verb.name)' -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        if option.value != nil {
            line += option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
        }
        return line + " -d '\(quoted(option.help))'"
    }

    private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}

"""Writes what a shell completes, from the table of commands: `python packaging/completions.py bash | zsh | fish`."""

# ruff: noqa: SLF001 -- argparse lists its options nowhere else
import argparse
import sys
from collections.abc import Iterator, Mapping

from reader.app.commands.arguments import command_parser

BASH = """\
# What bash completes after `beforehand`; made by packaging/completions.py
_beforehand() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} at="" offered="" each
    case $before in {taking}) return ;; esac
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$at $each" in {commands}) at="${{at:+$at }}$each" ;; esac
    done
    case $at in
{cases}
    esac
    COMPREPLY=($(compgen -W "$offered" -- "$word"))
}}
complete -o default -F _beforehand beforehand
"""
ZSH = """\
#compdef beforehand
# What zsh completes after `beforehand`; made by packaging/completions.py
_beforehand() {{
    local at="" each
    local -a offered
    case $words[CURRENT-1] in ({taking}) _files; return ;; esac
    for each in "${{(@)words[2,CURRENT-1]}}"; do
        case "$at $each" in ({commands}) at="${{at:+$at }}$each" ;; esac
    done
    case $at in
{cases}
    esac
    _describe -o beforehand offered
    [[ $words[CURRENT] == -* ]] || _files
}}
_beforehand "$@"
"""
FISH = """\
# What fish completes after `beforehand`; made by packaging/completions.py
function __beforehand_at
    set -l at ""
    for each in (commandline -opc)[2..]
        contains -- "$at $each" {commands}; and set at (string trim -- "$at $each")
    end
    test "$at" = "$argv"
end
{cases}
"""

Offered = Mapping[str, str]
"""Options and commands with what they do."""


def main(shell: str) -> str:
    """The script for one shell: options and commands at first; after a command its own, and files where it takes one."""
    offered = {at: (_offered(parser), _taking(parser)) for at, parser in _parsers()}
    commands = [f"{' ' if ' ' not in at else ''}{at}" for at in offered if at]
    taking = sorted({word for _, words in offered.values() for word in words})
    if shell == "bash":
        cases = (f'    "{at}") offered="{" ".join(words)}" ;;' for at, (words, _) in offered.items())
        return BASH.format(taking=" | ".join(taking), commands=" | ".join(map(_quoted, commands)), cases="\n".join(cases))
    if shell == "zsh":
        cases = (f'    ("{at}") offered=({" ".join(map(_described, words.items()))}) ;;' for at, (words, _) in offered.items())
        return ZSH.format(taking="|".join(taking), commands="|".join(map(_quoted, commands)), cases="\n".join(cases))
    lines = (_fish(at, word, what, takes=word in words) for at, (all_, words) in offered.items() for word, what in all_.items())
    return FISH.format(commands=" ".join(map(_quoted, commands)), cases="\n".join(lines))


def _parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every parser by the commands that lead to it."""
    waiting = [("", command_parser())]
    while waiting:
        at, parser = waiting.pop(0)
        yield at, parser
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                waiting += [(f"{at} {name}".strip(), each) for name, each in action.choices.items()]


def _offered(parser: argparse.ArgumentParser) -> Offered:
    formatter = argparse.HelpFormatter(parser.prog)
    found = {}
    for action in parser._actions:
        what = formatter._expand_help(action) if action.help else ""
        found.update({word: what for word in action.option_strings if word.startswith("--")})
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: each.help or "" for each in action._choices_actions}
            found.update({name: helps.get(name, "") for name in action.choices})
    return found


def _taking(parser: argparse.ArgumentParser) -> set[str]:
    """The options that a value follows."""
    return {word for action in parser._actions if action.nargs != 0 for word in action.option_strings}


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _described(offer: tuple[str, str]) -> str:
    word, what = offer
    return _quoted(f"{word}:{what}" if what else word)


def _fish(at: str, word: str, what: str, *, takes: bool) -> str:
    kind = f"-l {word[2:]}{' -r' if takes else ''}" if word.startswith("--") else f"-a {word}"
    said = "'" + what.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return f"complete -c beforehand -n \"__beforehand_at '{at}'\" {kind} -d {said}"


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1]))

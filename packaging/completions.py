"""Writes what bash completes, from the table of commands: `python packaging/completions.py > beforehand`."""

# ruff: noqa: SLF001 -- argparse lists its options nowhere else
import argparse
import sys

from reader.app.commands import COMMANDS
from reader.app.commands.arguments import command_parser

SCRIPT = """\
# What bash completes after `beforehand`; made by packaging/completions.py
_beforehand() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} options={top} each
    case $before in {taking}) return ;; esac
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $each in
{cases}
        esac
    done
    COMPREPLY=($(compgen -W "$options" -- "$word"))
}}
complete -o default -F _beforehand beforehand
"""


def main() -> str:
    """Options and commands at first; after a command its options, and files where it takes one."""
    parser = command_parser()
    (commands,) = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    cases = "\n".join(f'        {name}) options="{options_of(commands[name])}" && break ;;' for name in COMMANDS)
    parsers = [parser, *commands.values()]
    taking = sorted({word for each in parsers for action in each._actions if action.nargs != 0 for word in action.option_strings})
    return SCRIPT.format(top=f'"{options_of(parser)} {" ".join(COMMANDS)}"', taking=" | ".join(taking), cases=cases)


def options_of(parser: argparse.ArgumentParser) -> str:
    """The long options that it knows."""
    return " ".join(word for action in parser._actions for word in action.option_strings if word.startswith("--"))


if __name__ == "__main__":
    sys.stdout.write(main())

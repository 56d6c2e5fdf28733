"""Colours code listings whose markup names the language, using pygments lexers that stay quick on hostile text. A lexer cannot be
interrupted within a pattern, so its input is bounded: few languages, short listings, short lines. Anything else stays plain.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from reader.formats.articles.blocks import Block, Preformatted, Run, Token

if TYPE_CHECKING:
    from pygments.lexer import Lexer
    from pygments.token import _TokenType

MAX_LISTING = 4_000
MAX_LINE = 400
MAX_ARTICLE = 12_000
_LANGUAGES = {
    **dict.fromkeys(("python", "py", "python3", "pycon"), "python"),
    **dict.fromkeys(("c", "h"), "c"),
    **dict.fromkeys(("cpp", "c++", "cxx", "cc"), "cpp"),
    **dict.fromkeys(("csharp", "c#", "cs"), "csharp"),
    **dict.fromkeys(("javascript", "js", "jsx", "mjs", "node"), "javascript"),
    **dict.fromkeys(("typescript", "ts", "tsx"), "typescript"),
    **dict.fromkeys(("bash", "sh", "shell", "zsh"), "bash"),
    **dict.fromkeys(("console", "shell-session", "shellsession"), "console"),
    **dict.fromkeys(("ruby", "rb"), "ruby"),
    **dict.fromkeys(("rust", "rs"), "rust"),
    **dict.fromkeys(("go", "golang"), "go"),
    **dict.fromkeys(("kotlin", "kt"), "kotlin"),
    **dict.fromkeys(("haskell", "hs"), "haskell"),
    **dict.fromkeys(("yaml", "yml"), "yaml"),
    **dict.fromkeys(("docker", "dockerfile"), "docker"),
    **dict.fromkeys(("make", "makefile"), "make"),
    **dict.fromkeys(("html", "xml", "svg", "xhtml"), "html"),
    **dict.fromkeys(("diff", "patch", "udiff"), "diff"),
    **dict.fromkeys(("perl", "pl"), "perl"),
    **dict.fromkeys(("elixir", "ex"), "elixir"),
    **dict.fromkeys(("lisp", "common-lisp", "elisp", "scheme"), "common-lisp"),
    **{
        name: name
        for name in (
            "java",
            "swift",
            "php",
            "sql",
            "css",
            "scss",
            "json",
            "toml",
            "ini",
            "lua",
            "r",
            "julia",
            "scala",
            "clojure",
            "erlang",
            "nix",
            "zig",
            "ocaml",
            "dart",
        )
    },
}
_KINDS = (
    ("Token.Comment.Preproc", Token.KEYWORD),
    ("Token.Comment", Token.COMMENT),
    ("Token.Keyword", Token.KEYWORD),
    ("Token.Operator.Word", Token.KEYWORD),
    ("Token.Literal.String", Token.STRING),
    ("Token.Literal.Number", Token.NUMBER),
    ("Token.Literal", Token.NUMBER),
    ("Token.Name.Function", Token.NAME),
    ("Token.Name.Class", Token.NAME),
    ("Token.Name.Tag", Token.KEYWORD),
    ("Token.Name.Attribute", Token.NAME),
    ("Token.Name.Decorator", Token.NAME),
    ("Token.Generic.Inserted", Token.ADDED),
    ("Token.Generic.Deleted", Token.REMOVED),
    ("Token.Generic.Prompt", Token.COMMENT),
    ("Token.Generic.Heading", Token.COMMENT),
    ("Token.Generic.Subheading", Token.COMMENT),
)
_LONG_LINE = re.compile(f"[^\n]{{{MAX_LINE + 1}}}")


def listing_characters(blocks: tuple[Block, ...]) -> int:
    """Count the characters to colour; each takes about 30 µs at worst, usually a tenth of that."""
    listings = (block for block in blocks if isinstance(block, Preformatted) and block.language in _LANGUAGES)
    return sum(len(run.text) for block in listings for run in block.runs)


def with_code_colours(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Split the runs of listings by token kind."""
    left = MAX_ARTICLE
    found: list[Block] = []
    for block in blocks:
        if isinstance(block, Preformatted) and block.language:
            length = sum(len(run.text) for run in block.runs)
            if length <= min(left, MAX_LISTING):
                left -= length
                found.append(replace(block, runs=_coloured(block.runs, block.language)))
                continue
        found.append(block)
    return tuple(found)


def _coloured(runs: tuple[Run, ...], language: str) -> tuple[Run, ...]:
    text = "".join(run.text for run in runs)
    lexer = _lexer(_LANGUAGES.get(language, ""))
    if lexer is None or _LONG_LINE.search(text):
        return runs
    pieces = _joined((_token(kind), len(value)) for kind, value in lexer.get_tokens(text + "\n"))
    if sum(length for _, length in pieces) < len(text):
        return runs
    return tuple(_cut(runs, pieces))


def _joined(pieces: Iterable[tuple[Token, int]]) -> list[tuple[Token, int]]:
    return [(token, sum(length for _, length in group)) for token, group in groupby(pieces, itemgetter(0))]


def _cut(runs: tuple[Run, ...], pieces: list[tuple[Token, int]]) -> list[Run]:
    """Split runs where the token kind changes; both lists cover the same text."""
    found: list[Run] = []
    at = 0
    token, room = pieces[0]
    for run in runs:
        rest = run.text
        while rest:
            while not room:
                at += 1
                token, room = pieces[at]
            here = rest[:room]
            rest, room = rest[len(here) :], room - len(here)
            found.append(replace(run, text=here, token=token))
    return found


@cache
def _token(kind: "_TokenType") -> Token:
    return next((token for name, token in _KINDS if str(kind).startswith(name)), Token.PLAIN)


@cache
def _lexer(name: str) -> "Lexer | None":
    """Return a lexer that reproduces its input exactly; pygments is imported with the first listing."""
    if not name:
        return None
    from pygments.lexers import get_lexer_by_name
    from pygments.util import ClassNotFound

    try:
        return get_lexer_by_name(name, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return None

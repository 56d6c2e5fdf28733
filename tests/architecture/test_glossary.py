"""The glossary of the house: words that are gone appear in no interface text, no help, no name and no docstring."""

import argparse
import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from lxml import etree

from reader.app.commands import arguments
from reader.domain.preferences import PREFERENCES

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "resources" / "translations" / "beforehand_de.ts"

GONE_TEXTS = {
    r"retriev\w*": "refresh",
    r"download again": "reload",
    r"fetch (?:now|all|by itself|on)|go on fetching|pause fetching": "refresh",
    r"looked|(?:you|i) look|a look|look of yours|looks? (?:for|at|further|again)": "visit, or check, search, review",
    r"matters(?! most)": "priority",
    r"holiday": "vacation",
    r"(?:lost|missing) postings?": "missing articles",
    r"overflow\w*": "lose articles",
    r"by itself|by themselves": "automatically",
    r"fits?|fit": "match",
    r"reckon\w*": "estimate, count",
    r"of this list": "(leave out)",
    r"told|tell of|is told": "notify, show",
    r"stands?": "is",
    r"not to be had|could not be had": "unavailable",
    r"would miss is": "missed articles",
    r"mend\w*": "repair",
    r"put right": "repaired",
    r"left out": "skipped",
    r"taken down|took it down": "removed by its publisher",
    r"go(?:es)? on": "resume, continue",
    r"rests": "paused",
    r"perhaps": "probably, may",
    r"left alone": "no longer checked, asked to wait",
    r"as (?:the system says|usual)": "System, Default, Normal",
    r"afresh|anew|once more": "over, again",
    r"any more": "no longer",
    r"learned things": "learned data",
    r"sparing\w*|thorough": "low, high",
    r"gathered|at once": "digest, immediately",
}
"""What is gone from texts, with what is said instead."""

GONE_NAMES = {
    "look|looks|looked": "access",
    "holidays?": "vacation",
    "floods?": "burst",
    "pill": "new_articles_button",
    "errands?": "background_request",
    "deeds?": "action, handler",
    "told|untold|tells?|teller": "notify, publish, apply",
    "purse": "budget",
    "lookout": "forecast",
    "life|lives": "run",
    "foot|feet": "footer",
    "head": "header",
    "twin": "tab",
    "promise|hush": "status_line, dismiss",
    "excused|stumbled|undertaking": "exempt, suspected, pending",
    "visitor|doorbell|door": "second_instance, signals, guard",
    "pose|staying|endings": "screenshot, close_to_tray, signals",
    "knots?|arena|verdict|zygote": "cycle, harness, result, fork_server",
    "sparing|surroundings": "throttling, conditions",
    "matters|worth": "priority, weight, usage",
    "desk": "a Protocol named for what it offers",
    "mending|reckoned": "repair, computed",
    "lost_postings?": "gap, backfill",
    "take_back|let_go|starting_again": "rollback, release, restart",
    "anew|afresh": "re- (replan, relearn), start_over",
    "stands_alone|go_on_retrieving": "is_standalone, resume_refreshing",
    "in_sight|come_forward": "in_view, bring_to_front",
    r"\w+_in_words": "text",
}
"""What is gone from identifiers and names of modules, with what is said instead."""

ALLOWED_NAMES = (
    r"look_?ups?|looked_up",  # names of hosts, keys of tables
    r"looks_(?:like|as|after)(?=_|$)|look_(?:alike|for)|looked_into",  # how something looks; looking for a file
    r"^next_look_at$",  # a column of the schema
    r"half_life|mean_life|signs_of_life|long_lives|random_lives",  # of evidence; threads and processes that live long
    r"^(?-i:(?:do_|ALL_OF_)?HEAD)$",  # HTTP
    r"what_matters|where_it_matters",
    *(f"^{key.replace('.', '_')}$" for key in PREFERENCES if key.startswith("look.")),
)
"""Parts of names in which a gone word means what it does everywhere."""
HEADS_OF = re.compile(r"^(?:reader/(?:formats|net|app/demo)/|reader/app/(?:kept_files|commands/export|single_instance)|tests/)")
"""Where a head is one of HTML, of a file, of a frame, or of a person drawn."""

SENTENCE = re.compile(r"\w+ \w+ \w+")
NO_SENTENCE = re.compile(r"SELECT |INSERT |UPDATE |DELETE |PRAGMA |ORDER BY|\bs\.|\br\.|\{ color-scheme|\\b")
"""SQL, patterns and styles."""
SPEAKS_OTHERWISE = re.compile(r"reader/(?:app/demo/|lab/papers/|storage/migrations/|ui/dialogs/palette_search)")
"""Invented articles, the papers' own words, what is frozen, and words that people search by."""

GONE_PHRASES = {
    r"a look|the looks?|looks? of|look of": "an access, a visit",
    r"told": "notified, published, called with",
    r"pill|floods?": "button, burst",
    r"foot of the window|deeds?|errands?|purse|lookout|doorbell": "footer, action, background request, budget, forecast, signal",
    r"holidays?": "vacation",
    r"lost postings?": "missing articles",
    r"what stands": "what is",
    r"by itself|by themselves": "automatically, alone",
    r"not to be had": "unavailable",
    r"anew|afresh|once more": "again",
    r"reckon\w*|mend\w*": "compute, repair",
}
"""What is gone from docstrings, with what is said instead."""
OPENINGS = re.compile(r"(?:^|\. )(?:See [\w`]|The whole\.)|^(?:The same|What|Whether|How|Where|When|Which|Who|Why)\b")
"""Sentences that send the reader elsewhere, or ask instead of saying."""

ALLOWED = {
    # a picture in the room it has
    "Fit",
    "fit",
    "A desktop feed reader that has your feeds ready before you look. Without a command the window opens.",
    (
        "[Desktop Entry]\nType=Application\nName=Beforehand\nComment=Has your feeds ready before you look\nExec={x}\nIcon=beforehand\n"
        "Terminal=false\nX-GNOME-Autostart-enabled=true\n"
    ),
}
EXEMPT = {"Synonyms"}
"""Words that people search by may be any."""


def texts() -> Iterator[tuple[str, str]]:
    """Every source text of the window, and every text of the help."""
    for context in etree.parse(ENGLISH).getroot().iter("context"):
        name = context.findtext("name") or ""
        if name not in EXEMPT:
            yield from ((name, message.findtext("source") or "") for message in context.iter("message"))
    yield from helps(arguments.command_parser())


def helps(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Help of a command and of those below it."""
    for text in (parser.description, parser.epilog):
        yield parser.prog, text or ""
    for action in parser._actions:
        yield f"{parser.prog} {'/'.join(action.option_strings)}", action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from helps(below)


def has_word(text: str, gone: str) -> bool:
    """Whether a text says it; places to fill and names of files are no words."""
    words = re.sub(r"\{\w+\}|\b\w+\.(?:csv|json|html|opml)\b", "", text)
    return re.search(rf"\b(?:{gone})\b", words, re.IGNORECASE) is not None


def any_of(gone: Iterable[str]) -> str:
    """One pattern: the texts are gone through once and not for each word."""
    return "|".join(f"(?:{each})" for each in gone)


def with_words(found: Iterable[tuple[str, str]], gone: dict[str, str]) -> list[str]:
    """What says one of these words, with what is said instead."""
    one = any_of(gone)
    return [
        f"{where}: {text}; say {[instead for word, instead in gone.items() if has_word(text, word)]} instead"
        for where, text in found
        if text not in ALLOWED and has_word(text, one)
    ]


def test_no_word_that_is_gone_is_in_a_text() -> None:
    assert with_words(texts(), GONE_TEXTS) == []


def test_a_text_with_such_a_word_is_named_with_what_is_said_instead() -> None:
    found = [("here", "A Pill."), ("there", "none")]
    assert with_words(found, {"nooks?": "place", "pill": "chip"}) == ["here: A Pill.; say ['chip'] instead"]


def read_once(find: Callable[[], Iterator[tuple[str, str]]]) -> Callable[[], list[tuple[str, str]]]:
    """Only the worker that runs these tests reads all files."""
    return cache(lambda: sorted(set(find())))


@dataclass(frozen=True, slots=True)
class Said:
    """What a file says: to people, in its names, and in its docstrings with their lines."""

    literals: tuple[str, ...]
    names: tuple[str, ...]
    docstrings: tuple[tuple[int, str], ...]


@cache
def said_in(path: Path) -> Said:
    """Each file is parsed once, whatever is asked of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names, docstrings = [path.stem], []
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.append(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()) | ast.arg(arg=name):
                names.append(name)
            case ast.Expr(value=ast.Constant(value=str(text)), lineno=line):
                docstrings.append((line, " ".join(text.split())))
    return Said(tuple(literals(tree)), tuple(names), tuple(docstrings))


def files(folder: str) -> list[tuple[str, Said]]:
    return [(path.relative_to(ROOT).as_posix(), said_in(path)) for path in sorted((ROOT / folder).rglob("*.py"))]


@read_once
def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence in the source that a command, an error or the window may say; what is only logged is not one."""
    for where, said in files("reader"):
        if not SPEAKS_OTHERWISE.match(where):
            yield from ((where, text) for text in said.literals if SENTENCE.search(text) and not NO_SENTENCE.search(text))


def literals(node: ast.AST) -> Iterator[str]:
    """The strings below a node, but for docstrings and what goes to a log; a formatted one is one string."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Expr(value=ast.Constant()) | ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "_log"))):
                continue
            case ast.Constant(value=str(text)):
                yield text
            case ast.JoinedStr(values=parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{x}" for part in parts)
            case _:
                yield from literals(child)


def test_no_word_that_is_gone_is_in_anything_that_a_command_prints() -> None:
    assert with_words(sentences(), GONE_TEXTS) == []


def test_the_sentences_of_commands_and_errors_are_found() -> None:
    said = {text for _, text in sentences()}
    assert {"Not refreshed yet.", "The disk is full: {detail}", "The next refresh is planned for {x}."} <= said
    assert not any("Unexpected answer" in text or text.startswith("Every sentence") for text in said)
    assert list(literals(ast.parse('f"Reckoned from {days} days"'))) == ["Reckoned from {x} days"]


def test_the_texts_are_found_at_all() -> None:
    found = dict.fromkeys(texts())
    assert len(found) > 1000
    assert any(where.startswith("beforehand") and "refresh" in text for where, text in found)


@pytest.mark.parametrize(
    ("text", "gone"), [("Reckoned from 3 days", r"reckon\w*"), ("Retrieve now", r"retriev\w*"), ("It fits", r"fits?|fit")]
)
def test_a_text_of_the_old_kind_would_be_found(text: str, gone: str) -> None:
    assert has_word(text, gone)


def test_places_and_files_are_no_words() -> None:
    assert not has_word("{retrievals} saved as retrievals.csv", r"retriev\w*")


@read_once
def identifiers() -> Iterator[tuple[str, str]]:
    """Every name that is given in a module of the program or the tests, and the module's own."""
    for where, said in [*files("reader"), *files("tests")]:
        yield from ((where, name) for name in said.names)


@cache
def parts_of(name: str) -> str:
    """The parts of a name, split at case and underscores, without those that are allowed."""
    for allowed in ALLOWED_NAMES:
        name = re.sub(allowed, "", name, flags=re.IGNORECASE)
    return "_".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)).lower()


def has_part(name: str, gone: str) -> bool:
    return re.search(rf"(?:^|_)(?:{gone})(?:_|$)", parts_of(name)) is not None


def test_no_word_that_is_gone_is_in_a_name() -> None:
    one = any_of(GONE_NAMES)
    old = {name: [gone for gone in GONE_NAMES if has_part(name, gone)] for name in names() if has_part(name, one)}
    found = {
        f"{where}: {name}; say {GONE_NAMES[gone]!r} instead"
        for where, name in identifiers()
        for gone in old.get(name, ())
        if gone != "head" or not HEADS_OF.search(where)
    }
    assert sorted(found) == []


def names() -> set[str]:
    return {name for _, name in identifiers()}


@pytest.mark.parametrize(
    ("name", "gone"),
    [
        ("next_look", "look|looks|looked"),
        ("ArticleHead", "head"),
        ("LOST_POSTINGS", "lost_postings?"),
        ("_tell_all", "told|untold|tells?|teller"),
    ],
)
def test_a_name_of_the_old_kind_would_be_found(name: str, gone: str) -> None:
    assert has_part(name, gone)


@pytest.mark.parametrize(
    "name", ["_look_up", "LookUp", "looks_like_json", "HALF_LIFE_DAYS", "do_HEAD", "theme", "overlook", "intellect"]
)
def test_words_of_every_language_are_names(name: str) -> None:
    assert [gone for gone in GONE_NAMES if has_part(name, gone)] == []


@read_once
def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring, those below a name included."""
    for where, said in files("reader"):
        yield from ((f"{where}:{line}", text) for line, text in said.docstrings)


def test_no_phrase_that_is_gone_is_in_a_docstring() -> None:
    assert with_words(docstrings(), GONE_PHRASES) == []


def test_no_docstring_sends_the_reader_elsewhere() -> None:
    frozen = "reader/storage/migrations/"
    assert [f"{where}: {text}" for where, text in docstrings() if OPENINGS.search(text) and not where.startswith(frozen)] == []


@pytest.mark.parametrize("text", ["See Planner.", "The same for ids.", "A list. The whole.", "Whether it is open."])
def test_a_sentence_that_sends_the_reader_elsewhere_would_be_found(text: str) -> None:
    assert OPENINGS.search(text)


def test_names_and_docstrings_are_found_at_all() -> None:
    assert len(identifiers()) > 10_000
    assert len(docstrings()) > 2000

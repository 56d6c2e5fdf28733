"""Translations are whole, keep what is put in, and are written as each language is: one register, its own punctuation, nothing left English."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from reader.domain.reasons import LIMITS, Reason, ReasonKind
from reader.ui.kit.actions import MENUS
from reader.ui.text import languages
from reader.ui.text.problems import reason_text, technical_reason

TRANSLATIONS = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "translations.py"))
FORMS = TRANSLATIONS["LANGUAGES"]
OTHERS = [language for language in FORMS if language != "en"]
EAST_ASIAN = ["ja", "zh_CN"]
COLON, QUESTION = "\N{FULLWIDTH COLON}", "\N{FULLWIDTH QUESTION MARK}"
PLACEHOLDER = re.compile(r"\{\w+\}")
TYPED = re.compile(
    r"\(&\w\)|https?://\S+|“[^”]*”|«[^»]*»|「[^」]*」|\(\*.*?\)|\bis:\w+|&amp;|\S+\\b|unread[,、] ?starred[,、] ?later|(?:名前|名称): 値?值?"
)
"""Parts of a text that are typed or matched as they stand."""
FAMILIAR = {
    "de": r"\b(?:du|dir|dich|deine?\w?)\b",
    "es": r"\b(?:tú|tus?|te|ti|contigo|vosotr[oa]s|vuestr[oa]s?)\b",
    "fr": r"\b(?:tu|te|toi|ton|ta|tes)\b",
    "ja": r"(?:だ|である|しろ|せよ)。|お前|きみ",
    "zh_CN": "你",
}
"""How none of them speaks to the user."""
STRANGE = {
    "de": r"[“”](?=\w)|\w'\w",
    "es": r"^[^¿]*\?|^[^¡]*!|[“”]|\w'\w",
    "fr": r"(?<![\s\d/])[:;?!](?=\s|$)| [:;?!%»](?:\s|$)|« |[“”]|\w'\w",
    "ja": r"[぀-ヿ一-鿿][,.:;?!](?:\s|$)|[“”]",
    "zh_CN": r"[一-鿿][,.:;?!](?:\s|$)",
}
"""Punctuation of another language."""
LATIN = set(
    re.findall(
        r"\w+",
        """
        A add After age API Authorization atom article css kB Beforehand cryptography CSS CSV Ctrl d damaged db ddd dddd Deutsch dispatcher Dropbox Enter EPUB Esc espeak example F Feed G GB HTML
        FreshRSS GitHub Google http HTTP https ID is JSON L later M Markdown Mastodon max MB Miniflux MIT MMM MMMM N n Nextcloud ng none opml OPML or org PDF Podcasts
        proxy px Python Q Qt query Reader Retry RSS s S schema search SHA Sia skipDays skipHours SOCKS speech sqlite starred Syncthing T Tab text TextToSpeech title TLS
        today ttl U unread updatePeriod URL url urls USB UTF V wallabag Web Windows x XML xml xx yesterday yyyy Z ZIP
        """,
    )
)
"""What Japanese and Chinese write in Latin letters, beside names."""

SHORTENED = {
    ("ddd d", "ddd d."),
    ("h", "Std."),
    ("{minutes} min", "{minutes} Min."),
    ("{hours} h", "{hours} Std."),
    ("{hours} h", "{hours} godz."),
    ("{number} min", "{number} Min."),
    ("%n min", "%n Min."),
    ("{number} h", "{number} Std."),
}


@cache
def translated(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    return {text: forms for text, forms in TRANSLATIONS["read"](language).items() if all(forms)}


def said(language: str, *, with_synonyms: bool = False) -> list[tuple[str, str]]:
    """Every form with its English; without dates, which are no words, and what is typed into the search."""
    found = [(text, form) for text, forms in translated(language).items() for form in forms]
    return [
        (source, form)
        for (context, source), form in found
        if (context != "Synonyms" or with_synonyms) and not source.startswith("tide gauge:")
    ]


@pytest.mark.parametrize("language", TRANSLATIONS["COMPLETE"])
def test_every_text_of_the_window_is_translated(language: str) -> None:
    texts = {text for text in TRANSLATIONS["texts_in_source"]() if language != "en" or "%n" in text[1]}
    assert len(texts) > (100 if language == "en" else 500)
    assert set(TRANSLATIONS["read"](language)) - texts == set()
    missing = texts - set(translated(language))
    if missing and "RELEASE" not in os.environ:
        pytest.skip(f"{len(missing)} texts are not translated yet, and a release needs them: {sorted(missing)}")
    assert missing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_what_is_put_in(language: str) -> None:
    for (context, source), forms in translated(language).items():
        assert len(forms) == (FORMS[language] if "%n" in source else 1), source
        for form in forms:
            assert set(PLACEHOLDER.findall(form)) == set(PLACEHOLDER.findall(source)), source
            assert ("&" in form) == ("&" in source), source
            assert '"' not in form or '"' in source, source
            assert (form[:1].isspace(), form[-1:].isspace()) == (source[:1].isspace(), source[-1:].isspace()), source
            assert form.endswith("…") == source.endswith("…"), source
            assert form.count("\t") == source.count("\t"), source
            assert form.count("[") == source.count("["), source
        assert "%n" not in source or "%n" in forms[-1], (context, source)


@pytest.mark.parametrize("language", OTHERS)
def test_each_menu_of_the_bar_has_a_letter_of_its_own(language: str) -> None:
    menus = [translated(language).get(("Actions", name), (name,))[0] for name in MENUS]
    letters = [name.partition("&")[2][0].casefold() for name in menus]
    assert len(set(letters)) == len(MENUS), menus


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_end_and_labels_go_on_as_in_english(language: str) -> None:
    ends = {".": (".", "。", ".»"), ":": (":", COLON), "?": ("?", QUESTION)}
    texts = [(source, form) for source, form in said(language) if source != "“{title}.”"]
    assert {(source, form) for source, form in texts if source[-1] in ends and not form.endswith(ends[source[-1]])} == set()
    assert {
        (source, form) for source, form in texts if source[-1] not in ".:?”" and form[-1] in f".。:{COLON}?{QUESTION}"
    } <= SHORTENED


@pytest.mark.parametrize("language", FAMILIAR)
def test_the_user_is_spoken_to_in_one_way(language: str) -> None:
    familiar = re.compile(FAMILIAR[language], re.IGNORECASE)
    assert [form for _, form in said(language, with_synonyms=True) if familiar.search(form)] == []


@pytest.mark.parametrize("language", STRANGE)
def test_punctuation_is_that_of_the_language(language: str) -> None:
    strange = re.compile(STRANGE[language])
    assert [form for _, form in said(language) if strange.search(TYPED.sub("x", form))] == []


@pytest.mark.parametrize("language", EAST_ASIAN)
def test_no_english_is_left_among_east_asian_words(language: str) -> None:
    left = {}
    for _, form in said(language):
        words = set(re.findall(r"[A-Za-z]+", PLACEHOLDER.sub("", TYPED.sub("", form.replace("%n", "")))))
        if words - LATIN:
            left[form] = words - LATIN
    assert left == {}


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = {
        form
        for source, form in said(language)
        if form == source and len(re.findall(r"[a-z]{3,}", PLACEHOLDER.sub("", TYPED.sub("", form)))) > 1
    }
    assert same == set()


ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the command reads and writes, with Czech begun."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "packaging").mkdir()
    shutil.copyfile(ROOT / "packaging" / "translations.py", folder / "packaging" / "translations.py")
    for name in ("reader", "resources/translations"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    assert re.search("^cs: ", add(folder, "cs").stdout, re.MULTILINE)
    return folder


def translate(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", str(project / "packaging" / "translations.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=project)


def add(project: Path, language: str) -> subprocess.CompletedProcess[str]:
    return translate(project, "add", language)


def is_content(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether it refused nothing but texts that a language for releases lacks, as while somebody adds texts: no draft's."""
    lacking = [line for line in done.stdout.splitlines() if not line.endswith(" texts are still English")]
    return done.returncode == bool(lacking)


def test_a_language_begins_with_its_forms_and_its_name(project: Path) -> None:
    text = (project / "resources" / "translations" / "beforehand_cs.ts").read_text(encoding="utf-8")
    counted = text.partition('<message numerus="yes">')[2].partition("</message>")[0]
    assert counted.count("<numerusform") == 3
    preferences = ast.parse((project / "reader" / "domain" / "preferences.py").read_text(encoding="utf-8"))
    (row,) = [
        {each.arg: ast.literal_eval(each.value) for each in node.value.keywords if isinstance(each.value, ast.Tuple)}
        for node in ast.walk(preferences)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and ast.unparse(node.targets) == "look_language"
    ]
    assert dict(zip(row["choices"], row["labels"], strict=True))["cs"] == "Čeština (draft)"


def test_a_draft_has_what_is_translated_until_somebody_goes_on_with_it(project: Path) -> None:
    source = project / "resources" / "translations" / "beforehand_it.ts"
    kept = source.read_text(encoding="utf-8")
    assert kept.count("unfinished") <= 1
    assert is_content(add(project, "it"))
    assert source.read_text(encoding="utf-8").count("<message") > kept.count("<message")
    assert is_content(translate(project))
    assert source.read_text(encoding="utf-8") == kept


@pytest.mark.parametrize("language", ["de", "xx", "../cs"])
def test_what_is_there_or_no_language_is_refused(project: Path, language: str) -> None:
    before = sorted(path.name for path in (project / "resources" / "translations").iterdir())
    done = add(project, language)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert sorted(path.name for path in (project / "resources" / "translations").iterdir()) == before


def test_what_is_empty_is_shown_in_english(qtbot: QtBot, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(project, "cs")
    source = project / "resources" / "translations" / "beforehand_cs.ts"
    text = source.read_text(encoding="utf-8")
    empty = '<source>Keyboard shortcuts</source>\n            <translation type="unfinished"></translation>'
    assert empty in text
    filled = "<source>Keyboard shortcuts</source>\n            <translation>Klávesové zkratky</translation>"
    before, counted, after = text.replace(empty, filled).partition("<source>%n articles</source>")
    part = after.replace("<numerusform></numerusform>", "<numerusform>%n článek</numerusform>", 1)
    source.write_text(before + counted + part, encoding="utf-8")
    assert is_content(translate(project))
    assert "%n článek" in source.read_text(encoding="utf-8"), "the other forms may follow later"
    monkeypatch.setattr(languages, "_folder", lambda: source.parent)
    languages.install_language("cs", QLocale.c())
    try:
        assert QCoreApplication.translate("AboutSheet", "Keyboard shortcuts") == "Klávesové zkratky"
        assert QCoreApplication.translate("AboutSheet", "Licences") == "Licences"
        assert [QCoreApplication.translate("ActivityPage", "%n articles", "", each) for each in (1, 3)] == [
            "1 article",
            "3 articles",
        ]
    finally:
        monkeypatch.undo()
        languages.install_language("en", QLocale.c())


PROGRAM = Path(__file__).parents[3] / "packaging" / "translations.py"
JARGON = re.compile(
    r"\b(?:304|410|429|max-age|Retry-After|ttl|ETag|gaps?|penalt\w*|poll(?:s|ed|ing)?|fetch\w*|retriev\w*|hosts?|median|validators?"
    r"|(?:the|its|your) plan)\b|\N{GREEK SMALL LETTER LAMDA}|unchanged \(|/\{days\}|\bHealth\b",
    re.IGNORECASE,
)
PLACE_OF_VALUE = re.compile(r"\{\w+\}|%n")
TECHNICAL = {
    "ActivityPage": "the log of requests",
    "LogFilters": "the log of requests",
    "Details": "what a server or a feed said, literally",
    "Synonyms": "what people type to find a command; never shown",
    "Help": "the method and its source",
    "Reasons": "shown without the codes, but for the log and properties",
}
"""Contexts of texts that a reader meets in technical places only."""
ALLOWED = {
    ("Actions", "Feed health"): "the page and the command that leads to it",
    (
        "Preferences",
        "A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.",
    ): "an advanced preference",
    ("Problems", "The server asks to wait (429)."): "the code helps those who write to the site",
    ("Problems", "The publisher removed this feed (410)."): "the code helps those who write to the site",
}


def test_no_text_of_the_usual_pages_needs_technical_knowledge() -> None:
    texts = runpy.run_path(str(PROGRAM))["texts_in_source"]()
    found = {
        (context, text)
        for context, text in texts
        if context not in TECHNICAL
        and JARGON.search(PLACE_OF_VALUE.sub(lambda each: "" if each[0] != "{days}" else each[0], text))
    }
    assert found - set(ALLOWED) == set()
    assert set(ALLOWED) <= {tuple(text) for text in texts}, "no exception outlives its text"


@pytest.mark.parametrize("kind", sorted(LIMITS))
def test_reasons_outside_the_log_leave_codes_out(kind: ReasonKind) -> None:
    places = PLACE_OF_VALUE.findall(kind.text)
    arguments = tuple(2 if place == "%n" else 21_600 for place in places)
    said = reason_text(Reason(kind, arguments))
    assert said
    assert not JARGON.search(said)
    assert technical_reason(Reason(kind, arguments)).startswith(said)

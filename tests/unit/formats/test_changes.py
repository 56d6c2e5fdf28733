"""What a reader would call an edit of an article, and how the edit is shown."""

import random

import pytest

from reader.formats.articles import changes
from reader.formats.articles.blocks import ArticleBlocks, ListItem, Paragraph, Run, Style
from reader.formats.articles.changes import TOO_DIFFERENT, is_edit, marked_runs, with_changes
from reader.formats.articles.walker import read_blocks

SIGNS = {Style.ADDED: "+", Style.REMOVED: "-"}


def shown(before: str, after: str) -> list[str]:
    """Return the text of each block, with [+ ] and [- ] around what is marked."""
    return [line(each) for each in with_changes(read_blocks(before), read_blocks(after)).blocks]


def line(block: object) -> str:
    return "".join(marked(run) for run in getattr(block, "runs", ())).replace("][+ ]", " ]")


def marked(run: Run) -> str:
    sign = next((sign for style, sign in SIGNS.items() if run.style & style), "")
    return f"[{sign}{run.text}]" if sign else run.text


PROSE = "<p>The harbour office said on Monday that seven of the boats were lost in the storm.</p>"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<p>low tide</p>", "<p>high tide</p>"),
        ("<p>low tide</p>", "<p>low tide</p><p>Correction: it was high.</p>"),
        (PROSE.replace("seven", "7"), PROSE.replace("seven", "9")),
        ("<p>潮が高い。</p>", "<p>潮が低い。</p>"),
        ("<ul><li>salt</li></ul>", "<ul><li>salt</li><li>sugar</li></ul>"),
    ],
)
def test_other_words_are_an_edit(before: str, after: str) -> None:
    assert is_edit(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<p>3 comments</p>", "<p>14 comments</p>"),
        ("<p>Updated 3 May 2026, 14:05</p>", "<p>Updated 4 June 2026, 09:10</p>"),
        ("<p>2 hours ago</p>", "<p>1 day ago</p>"),
        ('<p>low <a href="https://a.test/?utm_source=x">tide</a></p>', '<p>low <a href="https://a.test/?s=9">tide</a></p>'),
        ('<p>low tide</p><img src="https://a.test/1.png">', '<p>low tide</p><img src="https://b.test/2.png">'),
        ("<p>low tide</p>", "<div><p><b>low</b> tide</p></div>"),
        ("<ul><li>salt</li><li>sugar</li></ul>", "<ul><li>sugar</li><li>salt</li></ul>"),
        ("<p>low tide</p>", "<p>low  tide &nbsp;</p>"),
    ],
)
def test_what_no_reader_would_call_an_edit_is_none(before: str, after: str) -> None:
    assert not is_edit(before, after)


def test_words_are_marked_inside_their_paragraph() -> None:
    before = "<p>First.</p><p>The tide is very low today, they say.</p><p>Last.</p>"
    after = "<p>First.</p><p>The tide is high today, they <b>all</b> say.</p><p>Last.</p>"
    assert shown(before, after) == ["First.", "The tide is [-very low ][+high ]today, they [+all ]say.", "Last."]


def test_whole_paragraphs_come_and_go() -> None:
    before = "<p>One stays here.</p><p>This goes away.</p><p>Three stays here.</p>"
    after = "<p>One stays here.</p><p>Three stays here.</p><ul><li>A novelty</li></ul>"
    assert shown(before, after) == ["One stays here.", "[-This goes away.]", "Three stays here.", "[+A novelty]"]


def test_scripts_without_spaces_are_compared_by_characters() -> None:
    assert shown("<p>潮がとても高いです。</p>", "<p>潮がとても低いです。</p>") == ["潮がとても[-高][+低]いです。"]


def test_links_styles_and_code_stay_those_of_the_later_version() -> None:
    (block,) = with_changes(
        read_blocks('<p>See <a href="https://a.test/">this old page</a> now.</p>'),
        read_blocks('<p>See <a href="https://b.test/">this new page</a> now.</p>'),
    ).blocks
    assert isinstance(block, Paragraph)
    assert {run.href for run in block.runs if run.style & Style.ADDED} == {"https://b.test/"}
    assert {run.href for run in block.runs if run.style & Style.REMOVED} == {"https://a.test/"}


def test_a_table_that_changed_is_shown_twice_and_pictures_that_went_not_at_all() -> None:
    before = '<table><tr><td>1</td><td>x</td></tr><tr><td>y</td><td>z</td></tr></table><p>text</p><img src="https://a.test/old.png" width="300" height="200">'
    after = '<table><tr><td>2</td><td>x</td></tr><tr><td>y</td><td>z</td></tr></table><p>text</p><img src="https://a.test/new.png" width="300" height="200">'
    found = with_changes(read_blocks(before), read_blocks(after)).blocks
    assert [type(each).__name__ for each in found] == ["Table", "Table", "Paragraph", "PictureBlock"]
    assert "old.png" not in repr(found)


def test_folds_of_a_paragraph_that_went_open_nothing() -> None:
    before = "<details><summary>More</summary><p>Gone with the wind.</p></details><p>Stays.</p>"
    found = with_changes(read_blocks(before), read_blocks("<p>Stays.</p>")).blocks
    assert [line(each) for each in found] == ["[-More]", "[-Gone with the wind.]", "Stays."]
    assert all(not each.folds and not getattr(each, "opens", 0) for each in found)


def test_the_title_is_marked_by_words() -> None:
    found = marked_runs((Run("Seven boats lost"),), (Run("Nine boats lost"),))
    assert "".join(map(marked, found)) == "[-Seven ][+Nine ]boats lost"


def test_what_is_shown_of_the_later_version_is_all_of_it() -> None:
    chance = random.Random(5)
    words = ["tide", "boat", "harbour", "storm", "low", "high", "and", "the", "of", "a,", "b.", "c"]
    for _ in range(300):
        texts = [
            "".join(f"<p>{' '.join(chance.choices(words, k=chance.randint(1, 12)))}</p>" for _ in range(chance.randint(0, 6)))
            for _ in range(2)
        ]
        before, after = map(read_blocks, texts)
        found = with_changes(before, after)
        for side, other in ((after, Style.REMOVED), (before, Style.ADDED)):
            rest = ["".join(run.text for run in each.runs if not run.style & other) for each in paragraphs(found)]
            own = ["".join(run.text for run in each.runs) for each in paragraphs(side)]
            assert "".join(rest).split() == "".join(own).split() or side is before
            assert [text.strip() for text in rest if text.strip()] == own or side is before


def paragraphs(blocks: ArticleBlocks) -> list[Paragraph]:
    return [each for each in blocks.blocks if isinstance(each, Paragraph)]


WORDS = "a b " * 5_000, "b a c " * 5_000


def test_versions_that_cost_too_much_to_compare_say_so() -> None:
    """Without a limit this takes minutes."""
    before, after = read_blocks("<p>a</p>" * 20_000), read_blocks("<p>b</p><p>a</p>" * 10_000)
    found = with_changes(before, after)
    assert (found.notice, found.blocks) == (TOO_DIFFERENT, after.blocks)


def test_paragraphs_that_cost_too_much_to_compare_are_shown_twice() -> None:
    before, after = ((Run(text),) for text in WORDS)
    assert "".join(map(marked, marked_runs(before, after))) == f"[-{before[0].text}][+{after[0].text}]"


def test_many_paragraphs_that_have_nothing_in_common_are_not_all_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = changes._share
    monkeypatch.setattr(changes, "_share", lambda one, other: asked.append(1) or real(one, other))
    before, after = (read_blocks("".join(f"<p>{word}{n}</p>" for n in range(2_000))) for word in "vw")
    found = with_changes(before, after)
    assert len(found.blocks) == 4_000
    assert len(asked) <= changes._STEPS / changes._SHARE_STEPS


def test_list_items_keep_their_numbers() -> None:
    found = with_changes(
        read_blocks("<ol><li>old one</li><li>two</li></ol>"), read_blocks("<ol><li>new one</li><li>two</li></ol>")
    )
    assert [each.number for each in found.blocks if isinstance(each, ListItem)] == [1, 2]

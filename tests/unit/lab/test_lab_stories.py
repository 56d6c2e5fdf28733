"""Collections of articles that report the same, each read by its own layout, and the pairs of a profile."""

from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.errors import ReaderError
from reader.lab.experiments import stories
from reader.lab.experiments.terms import Terms
from reader.lab.report import Findings
from tests.unit.storage.examples import follow, open_fresh, parsed, store


def values(found: Findings) -> dict[str, list[float]]:
    """The rows of the only table."""
    (table,) = found.tables
    return {name: [cell.ours for cell in cells] for name, cells in table.rows}


def test_labelled_events_are_read_with_the_first_sentence_as_title(tmp_path: Path) -> None:
    for topic in (1, 22, 23):
        folder = tmp_path / "ECB+" / str(topic)
        folder.mkdir(parents=True)
        for number, (title, text, *_) in enumerate(stories._invented(topic)[:90]):
            # two of the stories in turn are those of a topic
            kind = "ecbplus" if number // 3 % 2 else "ecb"
            lines = (
                [[f"http://site/{number}"], title.split(), text.split()] if kind == "ecbplus" else [title.split(), text.split()]
            )
            tokens = "".join(f'<token sentence="{at}">{word}</token>' for at, line in enumerate(lines) for word in line)
            (folder / f"{topic}_{number}{kind}.xml").write_text(f"<Document>{tokens}</Document>")
    found = list(stories._events(tmp_path))
    assert len(found) == 270
    assert not any("http" in report.title for *_, report in found)
    rows = values(stories.events(Terms(corpus=tmp_path)))
    assert len(rows) == 3
    assert all(precision <= 1 and recall <= 1 for precision, recall in rows.values())


def test_headlines_count_as_right_within_their_cluster(tmp_path: Path) -> None:
    titles = [title for title, *_ in stories._invented(1)]
    rows = [
        f"{number},{title},Publisher {number},{number // 3},{1_400_000_000_000 + number}" for number, title in enumerate(titles)
    ]
    rows += [f"900,{titles[-1]},Somebody,other,1400000000999", f"901,{titles[-1]},Cut off"]
    (tmp_path / "uci-news-aggregator.csv").write_text("\n".join(["ID,TITLE,PUBLISHER,STORY,TIMESTAMP", *rows]))
    for corpus in (tmp_path, tmp_path / "uci-news-aggregator.csv"):
        ((count, joined, right),) = values(stories.headlines(Terms(corpus=corpus))).values()
        assert count == len(titles) + 1
        assert joined > 1
        assert right == pytest.approx(1 - 1 / joined)


def test_judged_pairs_are_joined_or_not_by_themselves(tmp_path: Path) -> None:
    made = [(title, text) for title, text, *_ in stories._invented(2)]
    fields = [f"INPUT:{side}_{name}" for side in ("first", "second") for name in ("title", "text")]
    rows = [[*made[at], *made[at + 1], "OK" if at % 3 < 2 else "BAD"] for at in range(len(made) - 1)]
    rows.append([*made[0], *made[0], ""])
    text = "\n".join("\t".join(each) for each in [[*fields, "GOLDEN:quality"], *rows])
    (tmp_path / "en_train_pool.tsv").write_text(text)
    assert values(stories.judged_pairs(Terms(corpus=tmp_path))) == {
        "en_train_pool": [len(made) - 1, 1.0, pytest.approx(1.0, abs=0.05)]
    }


def test_pairs_of_a_profile_are_listed_for_the_eye(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    for number, (title, text, *_) in enumerate(stories._invented(3)):
        feed_id = follow(connection, f"site{number}")
        store(connection, feed_id, parsed(str(number), title=title, text=text, link=f"https://site{number}.example/a"))
    connection.close()
    found = stories.pairs(Terms(corpus=tmp_path / "reader.sqlite"))
    ((count, read, joined),) = values(found).values()
    assert count == read == 180
    assert joined > 0
    assert len(found.tables[0].notes) == min(joined, stories.SHOWN_PAIRS)


@pytest.mark.parametrize("experiment", [stories.pairs, stories.events, stories.headlines])
def test_what_is_no_collection_is_said(experiment: Callable[[Terms], Findings], tmp_path: Path) -> None:
    with pytest.raises(ReaderError):
        experiment(Terms(corpus=tmp_path / "nowhere"))
    with pytest.raises(ReaderError):
        experiment(Terms(corpus=tmp_path))

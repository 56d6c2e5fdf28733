"""The experiment on interests: on invented texts, on a folder of texts, and what it says to folders that are none."""

import math
from pathlib import Path

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.lab.experiments.interests import DRAWS, ORDERS, READS, _quality, interests
from reader.lab.experiments.terms import Terms
from reader.lab.report import Findings
from reader.lab.workload import LEAST_TEXTS, invented_corpus, read_corpus


def values(findings: Findings, table: int = 0) -> dict[str, list[float]]:
    return {name: [cell.ours for cell in cells] for name, cells in findings.tables[table].rows}


@pytest.mark.long
def test_on_invented_texts_every_order_learns_and_that_of_interests_most() -> None:
    said: list[str] = []
    found = interests(Terms(seed=1, progress=said.append))
    again = values(interests(Terms(seed=1)))
    assert again == {name: pytest.approx(cells, abs=0.01) for name, cells in values(found).items()}, "but for rounding in sums"
    area, first = values(found), values(found, 1)
    assert tuple(area) == ORDERS
    assert said == [f"{reads} articles read" for reads in READS]
    for name in ORDERS:
        assert area[name][0] > 0.6, name
        assert len(area[name]) == len(first[name]) == len(READS)
    assert area["for you"][2] > area["for you"][0]
    assert area["for you"][2] > area["topics"][2]
    assert first["for you"][2] > 0.9
    notes = found.tables[1].notes
    assert notes[0].startswith(f"Means of {DRAWS} draws")
    assert notes[1].startswith("Topic 1: ")


def test_where_every_text_is_liked_no_order_is_better_than_another() -> None:
    area, first = _quality(np.array([2.0, 1.0]), is_liked=np.array([True, True]))
    assert (math.isnan(area), first) == (True, 0.2)


def test_a_folder_of_texts_is_read_by_topic_and_each_text_once(tmp_path: Path) -> None:
    texts = invented_corpus(3).texts
    for number, text in enumerate(texts[:400]):
        path = tmp_path / text.topic / f"{number}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{text.title}\n\n{text.body}\n", encoding="utf-8")
    (tmp_path / "topic 0" / "again.txt").write_bytes((tmp_path / "topic 0" / "0.txt").read_bytes())
    (tmp_path / "topic 0" / "empty.txt").write_bytes(b"")
    (tmp_path / "few").mkdir()
    (tmp_path / "few" / "one.txt").write_text("one\n\ntext", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no topic", encoding="utf-8")
    corpus = read_corpus(tmp_path)
    assert set(corpus.texts) == set(texts[:400])
    assert corpus.about.startswith("400 texts on 8 topics")
    found = interests(Terms(corpus=tmp_path))
    assert found.about == corpus.about
    assert values(found)["for you"][2] > 0.7


def test_a_folder_without_enough_is_named_with_what_it_lacks(tmp_path: Path) -> None:
    with pytest.raises(ReaderError) as error:
        read_corpus(tmp_path / "missing")
    assert "no folder" in error.value.problem.detail
    for topic in ("a", "b"):
        (tmp_path / topic).mkdir()
        for number in range(LEAST_TEXTS):
            (tmp_path / topic / f"{number}.txt").write_bytes(b"title \xff %s %d\n\nwords" % (topic.encode(), number))
    with pytest.raises(ReaderError) as error:
        read_corpus(tmp_path)
    assert error.value.problem.detail.startswith(f"{tmp_path}: 3 folders with {LEAST_TEXTS} or more different texts each")
    assert error.value.problem.detail.endswith("it has 2")

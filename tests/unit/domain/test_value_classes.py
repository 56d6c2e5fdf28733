"""A value class is a dataclass in all that can be asked of it, but nothing is written into it before its first object."""

import copy
import dataclasses
import importlib
import pickle
import threading
from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from reader.domain.value_classes import dataclass

READER = Path(__file__).parents[3] / "reader"


def classes(decorate: Callable[..., Any]) -> dict[str, Any]:
    """The same classes, made by either."""

    @decorate(frozen=True, slots=True, kw_only=True)
    class Base:
        """What all have."""

        number: int = field(default_factory=lambda: 7)

    @decorate(frozen=True, slots=True)
    class Value(Base):
        name: str
        words: tuple[str, ...] = ()
        hidden: str = field(default="", repr=False, compare=False)

        @property
        def length(self) -> int:
            return len(self.name)

        def __str__(self) -> str:
            return f"<{self.name}>"

    @decorate(frozen=True, slots=True, order=True)
    class Ordered:
        low: int
        high: int = 9

    @decorate(slots=True)
    class Changing:
        rows: list[int] = field(default_factory=list)
        size: int = 0

        def grow(self) -> None:
            self.size += 1

    @decorate(slots=True, eq=False)
    class Itself:
        rows: int = 0

    return {each.__name__: each for each in (Base, Value, Ordered, Changing, Itself)}


def outcome(do: Callable[[], Any]) -> Any:
    try:
        return do()
    except Exception as error:  # noqa: BLE001 -- which one is the question
        return type(error)


def matched(value: Any, kind: Any) -> Any:
    match value:
        case kind(name):
            return name
    return None


def grown(value: Any) -> Any:
    value.grow()
    return value


QUESTIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "text": lambda made: repr(made["Value"]("a", number=3, hidden="x")),
    "own methods": lambda made: (str(made["Value"]("a")), made["Value"]("abc").length),
    "defaults": lambda made: (made["Value"]("a").number, made["Value"]("a").words),
    "equal": lambda made: made["Value"]("a", hidden="x") == made["Value"]("a", hidden="y"),
    "different": lambda made: made["Value"]("a") == made["Value"]("b"),
    "of the base": lambda made: made["Base"]() == made["Value"]("a"),
    "hash": lambda made: {made["Value"]("a"): 1}.get(made["Value"]("a")),
    "hash of the changing": lambda made: hash(made["Changing"]()),
    "identity": lambda made: made["Itself"]() == made["Itself"](),
    "frozen": lambda made: setattr(made["Value"]("a"), "name", "b"),
    "frozen, deleted": lambda made: delattr(made["Value"]("a"), "name"),
    "changing": lambda made: repr(grown(made["Changing"]())),
    "lists apart": lambda made: made["Changing"]().rows is made["Changing"]().rows,
    "no other attribute": lambda made: setattr(made["Changing"](), "other", 1),
    "order": lambda made: made["Ordered"](1) < made["Ordered"](1, 10),
    "no order": lambda made: made["Value"]("a") < made["Value"]("b"),
    "missing": lambda made: made["Value"](),
    "unknown": lambda made: made["Value"]("a", other=1),
    "too many": lambda made: made["Value"]("a", (), "", 4),
    "replaced": lambda made: repr(dataclasses.replace(made["Value"]("a"), words=("b",))),
    "as dictionary": lambda made: dataclasses.asdict(made["Value"]("a")),
    "names": lambda made: [each.name for each in dataclasses.fields(made["Value"])],
    "names before an object": lambda made: [each.name for each in dataclasses.fields(made["Base"])],
    "is one": lambda made: dataclasses.is_dataclass(made["Ordered"]),
    "pattern": lambda made: matched(made["Value"]("a"), made["Value"]),
    "slots": lambda made: made["Value"].__slots__,
    "document": lambda made: made["Base"].__doc__,
    "full name": lambda made: made["Value"].__qualname__,
    "annotations": lambda made: list(made["Value"].__annotations__),
    "copy": lambda made: repr(copy.copy(made["Value"]("a", number=5))),
    "deep copy": lambda made: repr(copy.deepcopy(made["Changing"]([1]))),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_answers_are_those_of_the_standard_library(question: str) -> None:
    ask = QUESTIONS[question]
    assert outcome(lambda: ask(classes(dataclass))) == outcome(lambda: ask(classes(dataclasses.dataclass)))


def test_nothing_is_written_before_the_first_object() -> None:
    value = classes(dataclass)["Value"]
    assert "__eq__" not in vars(value)
    value("a")
    assert "__eq__" in vars(value)


def test_a_class_without_slots_is_refused() -> None:
    with pytest.raises(TypeError):
        dataclass(slots=False)


@dataclass(frozen=True, slots=True)
class Sent:
    name: str
    words: tuple[str, ...] = ()


def test_objects_go_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(Sent("a", ("b",)))) == Sent("a", ("b",))  # noqa: S301 -- ours


def test_objects_that_were_received_first_are_whole() -> None:
    value = classes(dataclass)["Value"]
    received = value.__new__(value)
    received.__setstate__([7, "a", (), ""])
    assert received == value("a")
    assert hash(received) == hash(value("a"))


def test_many_threads_make_the_first_object_at_once() -> None:
    for _ in range(50):
        value = classes(dataclass)["Value"]
        start, made = threading.Barrier(4), list[Any]()

        def make(value: Any = value, start: threading.Barrier = start, made: list[Any] = made) -> None:
            start.wait()
            made.append((value("a"), hash(value("a"))))

        threads = [threading.Thread(target=make) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert len(made) == 4
        assert len(set(made)) == 1


def every_module() -> list[ModuleType]:
    sources = [path for path in sorted(READER.rglob("*.py")) if path.name != "__main__.py"]
    names = [".".join(("reader", *path.relative_to(READER).with_suffix("").parts)) for path in sources]
    return [importlib.import_module(name.removesuffix(".__init__")) for name in names]


def test_every_class_of_the_program_can_be_written() -> None:
    """A mistake in its fields would otherwise be found by the first object only."""
    count = 0
    for module in every_module():
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == module.__name__ and dataclasses.is_dataclass(value):
                names = [each.name for each in dataclasses.fields(value)]
                assert all(hasattr(value, name) for name in names), value
                count += 1
    assert count > 500

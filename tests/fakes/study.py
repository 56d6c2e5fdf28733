"""Where tests find the study's material: beside the project, else what the project carries of it, so that every kind of test runs."""

from pathlib import Path

_BESIDE = Path(__file__).parents[2] / ".." / "shared"
_TESTS = Path(__file__).parents[1]

IS_WHOLE = (_BESIDE / "data" / "feeds").is_dir()
"""Whether the data of other projects lies beside this one; what is invented in its place is a few documents of each kind."""
DATA = _BESIDE / "data" if IS_WHOLE else _TESTS / "corpus" / "invented"
HOSTILE = _BESIDE / "hostile" if (_BESIDE / "hostile" / "manifest.json").exists() else _TESTS / "hostile" / "study"

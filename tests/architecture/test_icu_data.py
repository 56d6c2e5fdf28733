"""What the Linux packages take out of Qt's copy of ICU is missed by nothing here."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).parents[2]
LIBRARIES = list((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))

# In the order of each language, numbers by their value; and their large and small letters.
ORDER = """
import itertools, sys
from PySide6.QtCore import QCollator, QLocale
letters = ["", "\\u0131", *"abcnozäöüßåæøñçčšžéğ10 -あアか漢日中文한гжαβאبก"]
words = ["".join(each) for each in itertools.product(letters, letters, "ao2本")]
for language in "en de es fr ja zh_CN zh_TW sv da pl cs tr lt hu el ru ar he ko th".split():
    locale = QLocale(language)
    collator = QCollator(locale)
    collator.setNumericMode(True)
    sys.stdout.reconfigure(encoding="utf-8")
    print(language, *sorted(words, key=collator.sortKey), *map(locale.toUpper, words), *map(locale.toLower, words))
print([line.split()[-1] for line in open("/proc/self/maps") if "libicudata" in line][0], file=sys.stderr)
"""


@pytest.mark.skipif(
    not (LIBRARIES and shutil.which("icupkg") and shutil.which("ld")), reason="needs Linux, binutils, icu-devtools"
)
@pytest.mark.long
def test_names_keep_their_order_in_every_language(tmp_path: Path) -> None:
    smaller = tmp_path / LIBRARIES[0].name
    shutil.copy(LIBRARIES[0], smaller)
    subprocess.run(["sh", ROOT / "packaging" / "linux" / "icu-data", smaller], check=True, timeout=60)
    assert smaller.stat().st_size < LIBRARIES[0].stat().st_size / 3
    said = [
        subprocess.run([sys.executable, "-c", ORDER], env={**os.environ, **preload}, capture_output=True, check=True, timeout=60)
        for preload in ({}, {"LD_PRELOAD": str(smaller)})
    ]
    assert said[1].stderr.decode().strip() == str(smaller)
    assert said[0].stdout == said[1].stdout


def test_nothing_here_asks_for_what_was_taken_out() -> None:
    asked = re.compile(r"\bQ(TimeZone|TextBoundaryFinder|StringConverter|StringDecoder|StringEncoder|TextStream)\b")
    # a long time names its zone
    long_time = re.compile(r"FormatType\.LongFormat")
    for path in sorted((ROOT / "reader").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not asked.search(text), path
        for line in text.splitlines():
            assert "dayName(" in line or "monthName(" in line or not long_time.search(line), (path, line)

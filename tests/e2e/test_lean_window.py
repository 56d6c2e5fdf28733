"""The window's process is told to use little memory before it imports much, and keeps no source of what it imports."""

import ctypes
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("PySide6.QtCore", "numpy", "requests", "lxml", "reader.app.run_window")

# The window is left at once; what is imported until it stands is there by then.
LEFT_AT_ONCE = f"""
import json, linecache, sys
from reader.app import memory
from reader.app.main import main
usual, there = memory.use_little_memory, []
def noted():
    there.append([name for name in {HEAVY} if name in sys.modules])
    usual()
    from PySide6.QtWidgets import QApplication
    QApplication.exec = lambda *_: 0
memory.use_little_memory = noted
code = main(sys.argv[1:])
print(json.dumps([code, there, "reader.ui.shell.window" in sys.modules, sorted(linecache.cache)]))
"""

# Each thread takes memory of its own while all others live; glibc then counts the heaps.
THREADS_WITH_MEMORY = """
import ctypes, threading
from reader.app.memory import use_little_memory
use_little_memory()
together, kept = threading.Barrier(9), []
def take():
    together.wait()
    kept.append([bytes(600) for _ in range(2000)])
    together.wait()
threads = [threading.Thread(target=take) for _ in range(8)]
for each in threads: each.start()
together.wait(), together.wait()
libc = ctypes.CDLL(None)
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
libc.fflush(None)
"""

ONE_THREAD = """
import os, sys
from reader.__main__ import run
try:
    run()
except SystemExit:
    import numpy
    (numpy.ones((300, 300)) @ numpy.ones((300, 300))).sum()
    print("threads", len(os.listdir("/proc/self/task")))
"""

needs_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another allocator, which is left as it is")


@pytest.mark.parametrize("start", [["--profile", "profile"], ["--demo"]])
def test_the_allocator_is_set_first_and_the_window_keeps_no_source_of_what_it_imports(start: list[str], tmp_path: Path) -> None:
    code, there, is_built, kept = json.loads(run_python(LEFT_AT_ONCE, *start, folder=tmp_path).splitlines()[-1])
    assert (code, there, is_built) == (0, [[]], True)
    # Qt's are imported before anyone can say anything
    assert [name for name in kept if "/reader/ui/" in name] == []


@needs_glibc
def test_all_threads_share_two_heaps(tmp_path: Path) -> None:
    assert 1 <= run_python(THREADS_WITH_MEMORY, folder=tmp_path).count("<heap nr=") <= 2


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
def test_numbers_have_one_thread(tmp_path: Path) -> None:
    assert run_python(ONE_THREAD, "--version", folder=tmp_path).splitlines()[-1] == "threads 1"


@needs_glibc
def test_memory_that_lies_free_goes_back_to_the_system() -> None:
    from reader.app.memory import give_back_memory

    # small pieces with one kept behind them, so that none of them is at the end of the heap
    pieces = [ctypes.create_string_buffer(2000) for _ in range(20_000)]
    kept = pieces[::50]
    for piece in kept:
        piece.value = b"kept"
    before = resident_kilobytes()
    del pieces, piece
    give_back_memory()
    assert before - resident_kilobytes() > 15_000
    assert all(each.value == b"kept" for each in kept)


def run_python(program: str, *arguments: str, folder: Path) -> str:
    """What a program of ours prints, in an empty folder."""
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    environment |= {"PYTHONPATH": str(Path.cwd()), "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder), "TMPDIR": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def resident_kilobytes() -> int:
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

"""What the frozen program runs first."""

import contextlib
import locale
import multiprocessing
import os


def give_back_library_path() -> None:
    """Let programs that are started from here, as the browser is, find their own libraries and not ours."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def keep_language() -> None:
    """Where the system has not got the locale that it is set to, Qt would go over to English: what Python does unfrozen (PEP 538)."""
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, "")
    if locale.setlocale(locale.LC_CTYPE) == "C" and not os.environ.get("LC_ALL"):
        with contextlib.suppress(locale.Error):
            os.environ["LC_CTYPE"] = locale.setlocale(locale.LC_CTYPE, "C.UTF-8")


if __name__ == "__main__":
    multiprocessing.freeze_support()
    give_back_library_path()
    keep_language()
    from reader.__main__ import run

    run()

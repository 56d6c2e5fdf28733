"""What the frozen program runs first."""

import multiprocessing
import os


def give_back_library_path() -> None:
    """Let programs that are started from here, as the browser is, find their own libraries and not ours."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    give_back_library_path()
    from reader.__main__ import run

    run()

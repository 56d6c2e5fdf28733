"""Entry point of `python -m reader` and the `beforehand` command. Imports nothing heavy before the arguments are parsed."""

import os
import sys


def run() -> None:
    """Parse the command line, run the command, and exit with its code."""
    _open_closed_streams()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for numpy: our matrices are too small for threads
    from reader.own_process import PARSER, PICTURES, PROGRAM

    if sys.argv[1:] == [PARSER]:
        from reader.formats import wire

        wire.run()
        return
    if sys.argv[1:] == [PICTURES]:
        from reader.ui.pictures import decoder

        decoder.run()
        return
    if sys.argv[1:] == [PROGRAM]:
        from reader.engine import program_keeper

        program_keeper.serve()
        return
    from reader.app.main import end_in_order, main

    end_in_order()
    sys.exit(main(sys.argv[1:]))


def _open_closed_streams() -> None:
    """Redirect closed standard streams to the null device, so that no file opened later gets their descriptor and is printed
    into.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
            setattr(sys, name, open(number, "w" if number else "r", encoding="utf-8"))  # noqa: PTH123, SIM115 -- open until the end


if __name__ == "__main__":
    run()

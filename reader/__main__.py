"""`python -m reader` and the `beforehand` command. Nothing heavy is imported before the arguments are read."""

import sys


def run() -> None:
    """Read the command line, do what it says, and end with its exit code."""
    from reader.engine.own_process import PARSER

    if sys.argv[1:] == [PARSER]:
        from reader.formats import worker

        worker.run()
        return
    from reader.app.main import end_in_order, main

    end_in_order()
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    run()

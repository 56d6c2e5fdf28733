"""The command `beforehand` of an installed wheel, beside the package: another project, on PyPI, installs a package `reader` as well."""

import importlib.util
import sys
from pathlib import Path

OWN = {"__init__.py": b"Beforehand", "__main__.py": b"from reader.app.main import"}
"""What both packages have, and what ours say in it."""
APART = "Keep the two apart: uninstall both with pip, then install Beforehand with pipx."


def run() -> None:
    """Run the program, if the package is ours. Says in one line that another one lies in its place, or was there first."""
    spec = importlib.util.find_spec("reader")
    folder = Path(spec.origin).parent if spec is not None and spec.origin is not None else Path(__file__).parent / "reader"
    if not all((folder / name).is_file() and text in (folder / name).read_bytes() for name, text in OWN.items()):
        sys.exit(f"beforehand: the package reader in {folder.parent} is another project's, or what that left. {APART}")
    if next(folder.parent.glob("reader-*.dist-info"), None) is not None and sys.stderr is not None:
        print(f"beforehand: another project's package reader is mixed with ours in {folder.parent}. {APART}", file=sys.stderr)  # noqa: T201
    from reader.__main__ import run as run_program

    run_program()

"""Adds to the wheel what is made of the program's commands: manual page and completions, at the places where systems look for them.

And README, whose links lead to files of the publisher's.
"""

import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

MADE = {
    "share/man/man1/beforehand.1": ["man_page.py"],
    "share/bash-completion/completions/beforehand": ["completions.py", "bash"],
    "share/zsh/site-functions/_beforehand": ["completions.py", "zsh"],
    "share/fish/vendor_completions.d/beforehand.fish": ["completions.py", "fish"],
}


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatchling's
        """Make them in a folder that goes when the wheel is built."""
        self.folder = tempfile.TemporaryDirectory()
        scripts = Path(self.root) / "packaging"
        # pip hands over what the build needs by this path
        path = os.pathsep.join(filter(None, (self.root, os.environ.get("PYTHONPATH"))))
        for number, (place, (script, *arguments)) in enumerate(MADE.items()):
            made = subprocess.run(  # noqa: S603 -- our own
                [sys.executable, "-P", str(scripts / script), *arguments],
                env={**os.environ, "PYTHONPATH": path},
                capture_output=True,
                check=True,
            )
            source = Path(self.folder.name) / str(number)
            source.write_bytes(made.stdout)
            build_data["shared_data"][str(source)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 -- hatchling's
        self.folder.cleanup()


class MetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description that PyPI shows."""
        publish = runpy.run_path(str(Path(self.root) / "packaging" / "publish.py"))
        metadata["readme"] = {"content-type": "text/markdown", "text": publish["public_readme"]()}

"""A real Dovecot by packaging/servers/dovecot.sh; it goes when the process that started it goes."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from email.message import EmailMessage
from pathlib import Path
from typing import Self

from tests.fakes.miniflux import CANNOT, PATIENCE, NotHereError

SCRIPT = Path(__file__).parents[2] / "packaging" / "servers" / "dovecot.sh"
NAME, PASSWORD = "reader", "secret456"


class Dovecot:
    """Use as a context manager; its folders are INBOX and News. Raises NotHereError."""

    def __enter__(self) -> Self:
        if sys.platform != "linux":
            raise NotHereError("Dovecot is started from Debian's package")
        self._home = tempfile.mkdtemp(prefix="beforehand-dovecot-")
        with ExitStack() as stack:
            taken = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2)]
            ports = [each.getsockname()[1] for each in taken]
        self.tls_port, self.starttls_port = ports
        self._environment = {**os.environ, "FOLDER": self._home, "PORTS": " ".join(map(str, ports))}
        pipe = subprocess.PIPE
        self._held = subprocess.Popen(
            self._command("hold"), stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=self._environment
        )
        assert self._held.stdout is not None
        if not self._held.stdout.readline():
            _, why = self._held.communicate(timeout=PATIENCE)
            shutil.rmtree(self._home, ignore_errors=True)
            if self._held.returncode == CANNOT:
                raise NotHereError(why.strip().splitlines()[-1])
            raise RuntimeError(why)
        self._delivered = 0
        return self

    def __exit__(self, *_: object) -> None:
        self._held.communicate(timeout=PATIENCE)

    @property
    def url(self) -> str:
        """The folder News, over TLS."""
        return f"imaps://{NAME}@127.0.0.1:{self.tls_port}/News"

    def deliver(self, message: EmailMessage | bytes) -> None:
        """Put a message into News as a mail server does."""
        folder = Path(self._home, "mail", ".News")
        self._delivered += 1
        name = f"{self._delivered:06}.test"
        part = folder / "tmp" / name
        part.write_bytes(message if isinstance(message, bytes) else bytes(message))
        owner = folder.stat()
        os.chown(part, owner.st_uid, owner.st_gid)
        part.rename(folder / "new" / name)

    def files(self) -> list[str]:
        """Names of all messages in News: folder and flags are part of them."""
        folder = Path(self._home, "mail", ".News")
        return sorted(str(path.relative_to(folder)) for part in ("new", "cur") for path in (folder / part).iterdir())

    def renumber(self) -> None:
        """Forget all numbers, as a server that was restored from a backup: UIDVALIDITY is another one."""
        for path in Path(self._home, "mail", ".News").glob("dovecot*"):
            path.unlink()
        (Path(self._home, "mail", ".News") / "dovecot-uidlist").write_text("3 V77777 N1\n", encoding="ascii")
        owner = Path(self._home, "mail", ".News").stat()
        os.chown(Path(self._home, "mail", ".News", "dovecot-uidlist"), owner.st_uid, owner.st_gid)

    def idles(self) -> bool:
        """Whether somebody waits for messages: Dovecot says so in the title of the process."""
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if b" IDLE]" in path.read_bytes() and (path.parent / "cwd").readlink().is_relative_to(self._home):
                    return True
        return False

    def kill(self) -> None:
        self._run("kill")

    def start(self) -> None:
        self._run("start")

    def _run(self, command: str) -> None:
        subprocess.run(self._command(command), env=self._environment, check=True, capture_output=True, timeout=PATIENCE)

    @staticmethod
    def _command(name: str) -> list[str]:
        return ["sh", str(SCRIPT), name]


def issue(number: int, newsletter: str = "weekly.example.com", *, html: str = "") -> EmailMessage:
    """An issue of a newsletter, sent to its readers on a day of long ago."""
    message = EmailMessage()
    message["From"] = f"{newsletter.partition('.')[0].title()} <news@example.com>"
    message["Subject"] = f"Issue {number}"
    message["List-Id"] = f"Letters <{newsletter}>"
    message["List-Unsubscribe"] = "<mailto:leave@example.com>, <https://example.com/leave>"
    message["Message-ID"] = f"<{number}.{newsletter}@example.com>"
    message.set_content("Plain words.")
    if html:
        message.add_alternative(html, subtype="html")
    return message

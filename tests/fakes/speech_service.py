"""A real speech-dispatcher of the test's own, on a socket of its own: espeak-ng speaks into a sink that nobody hears."""

import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.fakes.waiting import until

MODULES = Path("/usr/lib/speech-dispatcher-modules/sd_espeak-ng")
NEEDS = "needs speech-dispatcher, speech-dispatcher-espeak-ng and pulseaudio"
SINK = """load-module module-null-sink sink_name=silence
load-module module-native-protocol-unix auth-anonymous=1 socket={socket}
"""
CONFIGURATION = """LogLevel 1
AudioOutputMethod "pulse"
AudioPulseServer "unix:{socket}"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
"""
OF_MODULE = "Debug 1\nEspeakMinRate 80\nEspeakNormalRate 170\nEspeakMaxRate 449\n"
_SAID = re.compile(r"Requested data: \|<speak>(.*?)</speak>\|", re.DOTALL)
_LANGUAGE = re.compile(r"set_language_and_voice (\S+)")


def is_installed() -> bool:
    return all(map(shutil.which, ("speech-dispatcher", "pulseaudio"))) and MODULES.exists()


class SpeechServer:
    """`said` is what reached the synthesizer, in order; the service can be killed and started again."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder, self._environment = folder, environment
        self.address = folder / "speechd.sock"
        self._process: subprocess.Popen[bytes] | None = None
        self._known = 0
        (folder / "conf" / "modules").mkdir(parents=True)
        (folder / "log").mkdir()
        (folder / "conf" / "speechd.conf").write_text(CONFIGURATION.format(socket=folder / "pulse.sock"), encoding="utf-8")
        (folder / "conf" / "modules" / "espeak-ng.conf").write_text(OF_MODULE, encoding="utf-8")

    @property
    def options(self) -> list[str]:
        folder = self.folder
        return ["-C", str(folder / "conf"), "-P", str(folder / "pid"), "-L", str(folder / "log"), "-t", "0"]

    def start(self) -> None:
        command = ["speech-dispatcher", "-s", "-S", str(self.address), *self.options]
        self._process = subprocess.Popen(
            command, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._listens, program=self._process)

    def kill(self) -> None:
        """Kill the service as a crash would: its socket stays where it was, and nobody listens."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            (self.folder / "pid").unlink(missing_ok=True)

    def forget(self) -> None:
        """Begin anew; the log is left alone, since the service may be writing to it."""
        self._known = len(self._bytes())

    @property
    def said(self) -> list[str]:
        return _SAID.findall(self._log())

    @property
    def languages(self) -> list[str]:
        """Languages of what was said, without repetitions in a row."""
        found: list[str] = []
        for language in _LANGUAGE.findall(self._log()):
            if found[-1:] != [language]:
                found.append(language)
        return found

    def _log(self) -> str:
        return self._bytes()[self._known :].decode("utf-8", "replace")

    def _bytes(self) -> bytes:
        log = self.folder / "log" / "espeak-ng.log"
        return log.read_bytes() if log.exists() else b""

    def _listens(self) -> bool:
        with socket.socket(socket.AF_UNIX) as caller:
            return caller.connect_ex(str(self.address)) == 0


@contextmanager
def speech_server(folder: Path, environment: dict[str, str]) -> Iterator[SpeechServer]:
    """Start the sink and the service, and end both. The folder's path has to be short, as those of sockets are."""
    environment = environment | {
        "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PULSE_SERVER": f"unix:{folder / 'pulse.sock'}"
    }  # fmt: skip
    sink = folder / "sink.pa"
    sink.write_text(SINK.format(socket=folder / "pulse.sock"), encoding="utf-8")
    command = ["pulseaudio", "-n", "-F", str(sink), "--exit-idle-time=-1", "--daemonize=no", "--use-pid-file=no"]
    with ExitStack() as ends:
        pulse = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        ends.callback(pulse.wait)
        ends.callback(pulse.kill)
        until((folder / "pulse.sock").exists, program=pulse)
        server = SpeechServer(folder, environment)
        ends.callback(server.kill)
        server.start()
        yield server

"""Texts for episodes: times, remaining time, downloads. GUI thread only."""

from PySide6.QtCore import QLocale

from reader.domain.entry import Enclosure
from reader.domain.episodes import Download, DownloadState, Listening
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, dotted, fill

episode_tr = Translator("Player")
_MINUTE, _HOUR = 60, 3600


def clock_text(seconds: int) -> str:
    """Return 12:41, or 1:02:03."""
    hours, rest = divmod(max(seconds, 0), _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes:02}:{left:02}"


def minutes_text(seconds: int) -> str:
    """Return 48 min; empty for an unknown length."""
    return fill(episode_tr("{minutes} min"), minutes=max(round(seconds / _MINUTE), 1)) if seconds > 0 else ""


def left_text(seconds: int) -> str:
    """Return the remaining time: 35 min left."""
    return fill(episode_tr("{minutes} min left"), minutes=max(round(seconds / _MINUTE), 1)) if seconds > 0 else ""


def spoken_time(position: int, length: int) -> str:
    """Return the playback position for screen readers."""
    return fill(episode_tr("{position} of {length}"), position=clock_text(position), length=clock_text(length))


def size_text(size: int) -> str:
    return QLocale().formattedDataSize(size, 0, QLocale.DataSizeFormat.DataSizeSIFormat) if size > 0 else ""


def headline(enclosure: Enclosure, heard: Listening | None) -> str:
    if heard is not None and heard.is_finished:
        return episode_tr("Played")
    if heard is not None and heard.left_seconds:
        return left_text(heard.left_seconds)
    return minutes_text(enclosure.duration_seconds or (heard.duration_seconds if heard is not None else 0)) or (
        episode_tr("Video") if enclosure.is_video else episode_tr("Episode")
    )


def facts(enclosure: Enclosure, download: Download | None, elsewhere: str = "") -> str:
    """Return size, state of the download, and where else the episode plays."""
    size = (download.size if download is not None else None) or enclosure.length_bytes or 0
    return dotted(size_text(size), _where(download), elsewhere)


def _where(download: Download | None) -> str:
    if download is None:
        return ""
    share = fill(
        episode_tr("{bytes} of {size}"), bytes=size_text(download.bytes) or "0", size=size_text(download.size or 0) or "?"
    )
    match download.state:
        case DownloadState.DONE:
            return episode_tr("saved on this computer")
        case DownloadState.PAUSED:
            return fill(episode_tr("download paused at {share}"), share=share)
        case DownloadState.FAILED if download.problem is not None:
            return sentence(download.problem)
        case DownloadState.WAITING if download.problem is not None:
            return fill(episode_tr("download will be tried again: {why}"), why=sentence(download.problem))
        case _:
            return fill(episode_tr("downloading {share}"), share=share)

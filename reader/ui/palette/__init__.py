"""The palette (Ctrl+K): one field from which every feed, folder, command and article can be reached. GUI thread only."""

from reader.ui.palette.palette import Palette

__all__ = ["Palette"]

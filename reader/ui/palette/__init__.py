"""Command palette (Ctrl+K): one field to reach every feed, folder, command and article. GUI thread only."""

from reader.ui.palette.palette import Palette

__all__ = ["Palette"]
